import { expect, test } from "vitest";
import type { Statement } from "./block-program.ts";
import type { CppRemarks } from "./cpp-remarks.ts";
import type { BlockDevices } from "./devices.ts";
import { toCpp } from "./to-cpp.ts";

const devices: BlockDevices = {
	lights: { red: "11", green: "9" },
	sensors: { button: { pin: "2", kind: "button" }, light_level: { pin: "A0", kind: "analog" } },
	outputs: ["5"],
};
const remarks: CppRemarks = { runsOnce: "The blocks run once.", meansYes: (level) => `${level} means yes` };
const cpp = (...statements: Statement[]) => toCpp({ version: 1, statements }, devices, remarks);
const blink: Statement = { do: "light_blink", id: "b", light: "green" };
const number = (value: number) => ({ kind: "number", value }) as const;
const count = { kind: "variable", name: "my count" } as const;

test("the sketch names its pins, sets their modes and runs once in setup, pauses included", () => {
	const repeat: Statement = { do: "repeat", id: "r", times: number(3), body: [blink] };
	expect(cpp({ do: "light_on", id: "a", light: "red" }, repeat)).toBe(`const int RED_LED = 11;
const int GREEN_LED = 9;

void setup() {
  pinMode(RED_LED, OUTPUT);
  pinMode(GREEN_LED, OUTPUT);

  digitalWrite(RED_LED, HIGH);
  delay(1000);
  for (int i = 0; i < 3; i++) {
    digitalWrite(GREEN_LED, HIGH);
    delay(300);
    digitalWrite(GREEN_LED, LOW);
    delay(200);
  }
}

void loop() {
  // The blocks run once.
}
`);
});

test("a last forever is the loop; one inside another block is a while", () => {
	const forever: Statement = { do: "forever", id: "f", body: [blink] };
	expect(cpp(forever)).toContain("void loop() {\n  digitalWrite(GREEN_LED, HIGH);");
	expect(cpp(forever)).toContain("  delay(200);\n  delay(10);\n}");
	expect(cpp({ do: "repeat", id: "r", times: number(2), body: [forever] })).toContain("    while (true) {\n");
});

test("a variable gets a C++ name and is declared; one that the loop changes is read once", () => {
	const change: Statement = { do: "variable_change", id: "c", name: "my count", by: number(1) };
	expect(cpp({ do: "repeat", id: "r", times: count, body: [blink] })).toContain("(long i = 0; i < myCount; i++)");
	const text = cpp({ do: "repeat", id: "r", times: count, body: [change] });
	expect(text).toContain("long myCount = 0;\n");
	expect(text).toContain("  const long times = myCount;\n  for (long i = 0; i < times; i++) {\n    myCount++;\n");
});

test.each([
	["loop", "loopValue"],
	["3 times", "number3Times"],
	["Größe", "groE"],
	["数", "number"],
])("the variable %s is called %s", (name, called) => {
	expect(cpp({ do: "variable_set", id: "s", name, value: number(4) })).toContain(`\n  ${called} = 4;`);
});

test("two variables never share a name, nor one with a loop's counter", () => {
	const set = (name: string): Statement => ({ do: "variable_set", id: name, name, value: number(1) });
	const text = cpp(set("a b"), set("aB"), set("a-b"), set("i"), { do: "repeat", id: "r", times: number(2), body: [] });
	expect(text).toContain("long aB = 0;\nlong ab = 0;\nlong aB2 = 0;\nlong i = 0;\n");
	expect(text).toContain("for (int j = 0;");
});

test("sensors are read the way they are wired, and waits never go below zero", () => {
	const text = cpp(
		{ do: "if", id: "i", condition: { kind: "sensed", sensor: "button" }, whenTrue: [blink], whenFalse: [] },
		{ do: "wait_for", id: "w", seconds: count },
		{ do: "variable_set", id: "v", name: "x", value: { kind: "sensor", sensor: "light_level" } },
		{ do: "pin_set", id: "p", pin: "5", high: false },
	);
	expect(text).toContain("pinMode(BUTTON, INPUT_PULLUP);");
	expect(text).toContain("if (digitalRead(BUTTON) == LOW) {");
	expect(text).toContain("delay(max(0L, myCount) * 1000);");
	expect(text).toContain("const int BUTTON = 2; // LOW means yes\nconst int LIGHT_LEVEL = A0;\n");
	expect(text).toContain("x = analogRead(LIGHT_LEVEL);");
	expect(text).toContain("const int PIN_5 = 5;");
});

test("thermometer, distance sensor and display come with their libraries", () => {
	const sensor = (id: string) => ({ kind: "sensor", sensor: id }) as const;
	const text = toCpp(
		{
			version: 1,
			statements: [
				{ do: "show", id: "a", line: 0, text: "Heat ", value: sensor("temperature") },
				{ do: "show", id: "b", line: 1, text: 'Say "hi"\\', value: null },
				{ do: "variable_set", id: "c", name: "far", value: sensor("distance") },
			],
		},
		{
			lights: {},
			sensors: {
				temperature: { kind: "temperature", pin: "2", model: "dht11" },
				humidity: { kind: "humidity", pin: "2", model: "dht11" },
				distance: { kind: "distance", trigger: "9", echo: "10" },
			},
			outputs: [],
			display: { address: 39 },
		},
		remarks,
	);
	expect(text).toBe(`#include <DHT.h>
#include <Ultrasonic.h>
#include <LiquidCrystal_I2C.h>

const int DHT_PIN = 2;
const int TRIGGER = 9;
const int ECHO = 10;

DHT dht(DHT_PIN, DHT11);
Ultrasonic distanceSensor(TRIGGER, ECHO);
LiquidCrystal_I2C lcd(0x27, 16, 2);

long far = 0;

long readDistance() {
  delay(60);
  return distanceSensor.read();
}

void showLine(int line, String text) {
  while (text.length() < 16) text += " ";
  lcd.setCursor(0, line);
  lcd.print(text.substring(0, 16));
}

String readingText(long value) {
  if (value == INT32_MIN) return "--";
  return String(value);
}

void setup() {
  dht.begin();
  lcd.init();
  lcd.backlight();

  showLine(0, String("Heat ") + readingText(lround(dht.readTemperature())));
  showLine(1, "Say \\"hi\\"\\\\");
  far = readDistance();
  delay(500);
}

void loop() {
  // The blocks run once.
}
`);
});

test("a tone, the buzzer, wheels and a wait until", () => {
	const text = toCpp(
		{
			version: 1,
			statements: [
				{ do: "tone", id: "a", hertz: 262, milliseconds: 500 },
				{ do: "buzzer_set", id: "b", on: true },
				{ do: "drive", id: "c", way: "left" },
				{ do: "wait_until", id: "d", condition: { kind: "sensed", sensor: "tilt" } },
				{ do: "wait_until", id: "e", condition: { kind: "not", condition: { kind: "sensed", sensor: "flame" } } },
			],
		},
		{
			lights: {},
			sensors: { tilt: { kind: "opening", pin: "2" }, flame: { kind: "switched_low", pin: "3" } },
			outputs: [],
			buzzer: "8",
			wheels: { left: { forward: "4", backward: "5" }, right: { forward: "6", backward: "7" } },
		},
		remarks,
	);
	expect(text).toContain("  tone(BUZZER, 262);\n  delay(500);\n  noTone(BUZZER);\n  digitalWrite(BUZZER, HIGH);\n");
	expect(text).toContain(`void driveLeft() {
  digitalWrite(LEFT_FORWARD, LOW);
  digitalWrite(LEFT_BACKWARD, HIGH);
  digitalWrite(RIGHT_FORWARD, HIGH);
  digitalWrite(RIGHT_BACKWARD, LOW);
}`);
	expect(text).not.toContain("driveStop");
	expect(text).toContain("int TILT_SENSOR = 2; // HIGH means yes\nconst int FLAME_SENSOR = 3; // LOW means yes\n");
	expect(text).toContain("pinMode(TILT_SENSOR, INPUT_PULLUP);\n  pinMode(FLAME_SENSOR, INPUT);");
	expect(text).toContain("while (digitalRead(TILT_SENSOR) == LOW) {\n    delay(10);\n  }");
	expect(text).toContain("while (digitalRead(FLAME_SENSOR) == LOW) {");
});
