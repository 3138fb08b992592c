import { describe, expect, test } from "vitest";
import { LED, LED_OUT, part, stepOf } from "../testing/step-of.ts";
import type { Moment, WorkFacts } from "../work-facts.ts";

const failed = (code: string, values: Record<string, number | string> = {}): NonNullable<WorkFacts["failed"]> => ({
	step: { id: "on", state: "failed", seen: { code, values } },
	looksAt: "pin",
	line: null,
});
const inFailing = (setup: string, loop: string, before = "", more: Partial<WorkFacts> = {}) =>
	stepOf(setup, loop, { failed: failed("other_duty"), ...more }, before);
const when = (reading: number, high: boolean, expected: boolean): Moment => ({
	step: "on",
	controls: { "ldr.lux": reading },
	analog: { A0: reading },
	high: { "9": high ? 1 : 0 },
	expected: { "9": expected },
});
const measured = (moments: readonly Moment[]): WorkFacts["measured"] => ({
	...{ moments, changes: {}, printedLines: 0, printed: "", stopped: null },
});

describe("what is remembered and never reset", () => {
	const counts =
		"if (digitalRead(2) == LOW) { n++; delay(300); }\nif (n == 1) digitalWrite(9, HIGH);\nif (n == 2) digitalWrite(9, LOW);";
	test("a count that nothing sets back", () => {
		const setup = `${LED_OUT} pinMode(2, INPUT_PULLUP);`;
		const button = { wired: { "9": [LED], "2": [part("button", "button", "digital", true)] } };
		expect(inFailing(setup, counts, "int n = 0;\n", button).code).toBe("counts_on");
		expect(inFailing(setup, `${counts}\nif (n > 2) n = 0;`, "int n = 0;\n", button).code).not.toBe("counts_on");
	});

	test("a flag that nothing clears", () => {
		const loop = "if (analogRead(A0) < 300) dark = true;\nif (dark) digitalWrite(9, HIGH); else digitalWrite(9, LOW);";
		const button = { wired: { "9": [LED], A0: [part("ldr", "photoresistor", "analog")] } };
		expect(inFailing(LED_OUT, loop, "bool dark = false;\n", button)).toMatchObject({ code: "never_back", line: 6 });
		expect(inFailing(LED_OUT, `dark = false;\n${loop}`, "bool dark = false;\n", button).code).not.toBe("never_back");
	});
});

describe("conditions against what was measured", () => {
	const dark = [when(100, true, true), when(600, true, false), when(900, false, false)];
	test("a limit of the wrong size is named with its constant, and which way it must go", () => {
		const loop = "if (analogRead(A0) < LIMIT) digitalWrite(9, HIGH); else digitalWrite(9, LOW);";
		const step = inFailing(LED_OUT, loop, "const int LIMIT = 800;\n", { measured: measured(dark) });
		expect(step).toMatchObject({ code: "limit", line: 1 });
	});

	test("two conditions that are true at once", () => {
		const loop = "if (analogRead(A0) > 500) digitalWrite(9, HIGH);\nif (analogRead(A0) < 900) digitalWrite(9, LOW);";
		const loud = [when(100, false, false), when(700, false, true), when(1000, true, true)];
		expect(inFailing(LED_OUT, loop, "", { measured: measured(loud) })).toMatchObject({ code: "overlap", line: 6 });
	});

	test("a button that is asked again after a pause may be released by then", () => {
		const loop =
			"if (digitalRead(2) == LOW) {\ndelay(50);\nif (digitalRead(2) == LOW) digitalWrite(9, HIGH);\n}\nelse digitalWrite(9, LOW);";
		expect(inFailing(`${LED_OUT} pinMode(2, INPUT_PULLUP); analogRead(A0);`, loop).code).not.toBe("always_true");
	});

	test("a number beyond what map gives", () => {
		const loop =
			"int p = map(analogRead(A0), 0, 1023, 0, 100);\nif (p < 500) digitalWrite(9, HIGH); else digitalWrite(9, LOW);";
		expect(inFailing(LED_OUT, loop)).toMatchObject({ code: "beyond_map", line: 6 });
	});
});

describe("one thing after the other", () => {
	const blink = "for (int i = 0; i <= 3; i++) { digitalWrite(9, HIGH); delay(300); digitalWrite(9, LOW); delay(300); }";
	const LEDS = { wired: { "9": [LED], "10": [LED] }, parts: [] };
	const rounds = (pin: string, count: number, wanted: number, setup = `${LED_OUT}\n${blink}`) =>
		stepOf(setup, "", { failed: failed("other_pulses", { pin, count, least: wanted, most: wanted }), ...LEDS });

	test("a loop of one round too many", () => {
		expect(rounds("9", 4, 3)).toEqual({ code: "one_round_more", line: 3 });
		const helper = `${LED_OUT}\nfor (int i = 0; i <= 3; i++) flash();\n}\nvoid flash() {\ndigitalWrite(9, HIGH);\ndelay(300);\ndigitalWrite(9, LOW);\ndelay(300);`;
		expect(rounds("9", 4, 3, helper)).toEqual({ code: "one_round_more", line: 3 });
	});

	test("no loop where a round less would not make it right", () => {
		expect(rounds("9", 4, 4).code).not.toBe("one_round_more");
		expect(rounds("9", 4, 5).code).not.toBe("one_round_more");
		expect(rounds("9", 6, 3).code).not.toBe("one_round_more");
	});

	test("no loop that leaves the pin alone", () => {
		expect(rounds("10", 4, 3).code).not.toBe("one_round_more");
	});

	test("two lights at one moment", () => {
		const setup = `${LED_OUT} pinMode(10, OUTPUT);\ndigitalWrite(9, HIGH);\ndigitalWrite(10, HIGH);`;
		expect(stepOf(setup, "", { failed: failed("rose_early"), ...LEDS })).toEqual({ code: "no_pause_between", line: 3 });
	});
});

test("the pins of a part that are swapped in the program", () => {
	const sonar = (pin: string, signal: "taken" | "digital") => ({ ...part("sonar", "hc_sr04", signal), pin });
	const wired = { "7": [sonar("TRIG", "taken")], "6": [sonar("ECHO", "digital")] };
	const loop =
		"digitalWrite(6, HIGH); delayMicroseconds(10); digitalWrite(6, LOW);\nlong cm = pulseIn(7, HIGH) / 58;\nSerial.println(cm);";
	expect(stepOf("pinMode(6, OUTPUT); Serial.begin(9600);", loop, { wired })).toMatchObject({
		code: "other_role",
		pin: "7",
	});
});
