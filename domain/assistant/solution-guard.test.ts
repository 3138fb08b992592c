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
	["in a comment", "```\n// pinMode(beeper, OUTPUT);\n```"],
	["without a fence", "Then write\nsensors.requestTemperatures();"],
	["within a sentence", "Put digitalWrite(pin, HIGH) into the if."],
	["without brackets", "Then say digitalWrite BUZZER_PIN HIGH and upload."],
	["in quotes", "Don't you think \"digitalWrite BUZZER_PIN HIGH\" isn't missing?"],
	["as blocks", "[digital write] is what you need: [digital write pin HIGH]"],
	["with capitals and hidden characters", "`DIGITAL\u200bWRITE(8, high)`"],
	["behind a define", "```\n#define dw digitalWrite\ndw(8, HIGH);\n```"],
	["read out", "Write digital write of pin eight, high, and then delay five hundred."],
	["read out with its signs", "Type digitalWrite open bracket thirteen comma HIGH close bracket semicolon"],
	["read out without capitals", "say pin mode eight output"],
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
	"The buzzer at pin 8 is never switched on. Which line should set it?",
	"Set pin 8 to HIGH first. What comes next?",
	"Turn pin 8 on and wait 2 seconds: what do you hear?",
	"Line 12 sets pin 8 without asking any sensor.",
	"One wire goes to pin two, one to pin eight, and the third one to ground.",
	"A digital pin is HIGH or LOW: HIGH is five volts, and LOW is zero volts.",
])("a step without the solution passes: %s", (reply) => {
	expect(reveals(reply)).toBe(false);
});

test("a program told in words is found from its third call on, also sentence by sentence", () => {
	const guard = createSolutionGuard([SOLUTION], STARTER.replace("delay(1000);", ""));
	expect(guard.reveals("First set pin eight to high.")).toBe(false);
	expect(guard.reveals("Then wait for five hundred milliseconds.")).toBe(false);
	expect(guard.reveals("Then turn off pin eight.")).toBe(true);
	const whole = createSolutionGuard([SOLUTION], "");
	expect(whole.reveals("Set pin 8 to HIGH, wait 500 milliseconds, and then switch pin eight off.")).toBe(true);
});

test("what the learner has already may be spoken of", () => {
	const guard = createSolutionGuard([SOLUTION], `${STARTER} void f() { digitalWrite(horn, HIGH); }`);
	expect(guard.reveals("`digitalWrite(BUZZER_PIN, HIGH);` is right.")).toBe(false);
	expect(guard.reveals("Then `digitalWrite(BUZZER_PIN, LOW);`")).toBe(true);
});

test("a call that everybody may read is quoted, but not the program call by call", () => {
	const guard = createSolutionGuard([SOLUTION], STARTER, [
		"digitalWrite(13, HIGH); pinMode(13, OUTPUT); digitalWrite(9, LOW);",
	]);
	expect(guard.reveals("The block is `digitalWrite(8, HIGH)`.")).toBe(false);
	expect(guard.reveals("`sensors.requestTemperatures()` comes first.")).toBe(true);
	expect(guard.reveals("Once more: `digitalWrite(8, HIGH)`.")).toBe(false);
	expect(guard.reveals("And then `digitalWrite(8, LOW)`.")).toBe(true);
});

test("a method of several objects is one call", () => {
	const published = ["Serial.begin(9600);"];
	const guard = createSolutionGuard(
		["Serial.begin(9600);", "SoftwareSerial phone(2, 3); phone.begin(9600);"],
		"",
		published,
	);
	expect(guard.reveals("`Serial.begin(9600)` must be in `setup`.")).toBe(false);
});

test("a learner's comment is not their program", () => {
	const guard = createSolutionGuard([SOLUTION], "// digitalWrite(BUZZER_PIN, HIGH);");
	expect(guard.reveals("`digitalWrite(BUZZER_PIN, HIGH);`")).toBe(true);
});

test("without a solution everything passes", () => {
	expect(createSolutionGuard([], "").reveals("```\ndigitalWrite(8, HIGH);\n```")).toBe(false);
});
