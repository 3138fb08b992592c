import { expect, test } from "vitest";
import { lineForStep } from "./line-for-step.ts";

const CHECKS = {
	settle: 1,
	always: { shows: { serial: "number", near: "probe.celsius", tolerance: 1, every: 2 } },
	scenes: {
		silent: { expect: [{ buzzer: "buzzer", is: "silent" }] },
		blinks: { expect: [{ pin: "13", is: "lit" }] },
		turns: { expect: [{ servo: "servo", degrees: "80..100" }] },
	},
} as Parameters<typeof lineForStep>[1];

const SKETCH = `const int BUZZER_PIN = 8;
#define LAMP 13
// tone(BUZZER_PIN, 440);
void setup() {
  pinMode(BUZZER_PIN, OUTPUT);
  Serial.println("begin");
  digitalWrite(LAMP, LOW);
}
void loop() {
  Serial.println(21.5);
  if (hot) tone(BUZZER_PIN, 1000);
  else noTone(BUZZER_PIN);
}
`;

const pinsOf = (part: string) => (part === "buzzer" ? ["8"] : []);
const lineOf = (step: string, source = SKETCH) => lineForStep(source, CHECKS, step, pinsOf);

test("a failed step leads to the line that writes to its pin, in the loop and by its own name", () => {
	expect(lineOf("silent")).toBe(11);
	expect(lineOf("shows")).toBe(10);
});

test("without a write in the loop, the one before it is shown", () => {
	expect(lineOf("blinks")).toBe(7);
});

test("a pin that is written as a number is found, another one with the same digits is not", () => {
	expect(lineOf("blinks", "void loop() {\n  digitalWrite(1, HIGH);\n  digitalWrite(13, HIGH);\n}")).toBe(3);
});

test("where nothing in the program does it, no line is shown", () => {
	expect(lineOf("turns")).toBeNull();
	expect(lineOf("silent", "void loop() {}")).toBeNull();
});
