import { expect, test } from "vitest";
import { createSolutionGuard } from "./solution-guard.ts";

const SOLUTION = `
#include <OneWire.h>
const int SENSOR_PIN = 2;
const int BUZZER_PIN = 8;
const float ALARM_CELSIUS = 30.0;
OneWire oneWire(SENSOR_PIN);
DallasTemperature sensors(&oneWire);
void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(BUZZER_PIN, OUTPUT);
}
void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.print("Water temperature: ");
  Serial.print(celsius);
  if (celsius > ALARM_CELSIUS) {
    digitalWrite(BUZZER_PIN, HIGH);
  } else {
    digitalWrite(BUZZER_PIN, LOW);
  }
  delay(500);
}`;

const STARTER = `
const int BUZZER_PIN = 8;
void setup() { Serial.begin(9600); sensors.begin(); }
void loop() { delay(1000); }`;

const reveals = (...pieces: string[]) => {
	const guard = createSolutionGuard([SOLUTION], STARTER);
	return pieces.some((piece) => guard.reveals(piece));
};

test.each([
	["the solution", `\`\`\`cpp\n${SOLUTION}\n\`\`\``],
	["one of its lines", "```\ndigitalWrite(BUZZER_PIN, HIGH);\n```"],
	[
		"with other names",
		"```\nfloat warm = probe.getTempCByIndex(0);\nif (warm > limit) { digitalWrite(horn, HIGH); }\n```",
	],
	["with numbers for names", "Write `digitalWrite(8, HIGH)` there."],
	["in another layout", "```\npinMode (\n  beeper ,\n  OUTPUT\n)\n```"],
	["in a comment", "```\n// digitalWrite(BUZZER_PIN, LOW);\n```"],
	["without a fence", "Then write\nsensors.requestTemperatures();"],
	["within a sentence", "Put digitalWrite(pin, HIGH) into the if."],
	["without brackets", "Then say digitalWrite BUZZER_PIN HIGH and upload."],
	["in quotes", "Don't you think \"digitalWrite BUZZER_PIN HIGH\" isn't missing?"],
	["as blocks", "[digital write] is what you need: [digital write pin HIGH]"],
	["with capitals and hidden characters", "`DIGITAL\u200bWRITE(8, high)`"],
	["behind a define", "```\n#define dw digitalWrite\ndw(8, HIGH);\n```"],
	["of only conditions and sums", "```\nwhile (a > b) { }\nif (x > y) {\n  pinMode(8, OUTPUT);\n```"],
])("the solution is found: %s", (_, reply) => {
	expect(reveals(reply)).toBe(true);
});

test("a call over two pieces is found", () => {
	expect(reveals("Write digitalWrite(BUZZER_PIN,\n", "HIGH);\n")).toBe(true);
});

test.each([
	"Look at line 24. Which sign means “more than”?",
	"The sensor needs requestTemperatures before you read it.",
	"Your program never uses Serial.print to show the value.",
	"`digitalWrite` sets a pin HIGH or LOW. Which pin is your buzzer on?",
	'You can print a text: `Serial.print("Hello");`',
	"An if looks like this: `if (a > b) { … } else { … }`",
	"```\nSerial.begin(9600);\nsensors.begin();\ndelay(200);\n```",
	"Keep the delay(1000) at the end.",
])("a step without the solution passes: %s", (reply) => {
	expect(reveals(reply)).toBe(false);
});

test("what the learner has already may be spoken of", () => {
	const guard = createSolutionGuard([SOLUTION], `${STARTER} void f() { digitalWrite(horn, HIGH); }`);
	expect(guard.reveals("`digitalWrite(BUZZER_PIN, HIGH);` is right.")).toBe(false);
	expect(guard.reveals("Then `digitalWrite(BUZZER_PIN, LOW);`")).toBe(true);
});

test("a learner's comment is not their program", () => {
	const guard = createSolutionGuard([SOLUTION], "// digitalWrite(BUZZER_PIN, HIGH);");
	expect(guard.reveals("`digitalWrite(BUZZER_PIN, HIGH);`")).toBe(true);
});

test("without a solution everything passes", () => {
	expect(createSolutionGuard([], "").reveals("```\ndigitalWrite(8, HIGH);\n```")).toBe(false);
});
