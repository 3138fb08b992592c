import { describe, expect, test } from "vitest";
import { LED, LED_OUT, LIGHT, onWhen, stepOf } from "./testing/step-of.ts";
import type { Moment, WorkFacts } from "./work-facts.ts";

/** Without the button. */
const wired = { "9": [LED], A0: [LIGHT] };

describe("told from the program and the circuit alone", () => {
	test.each<[string, string, string, object]>([
		[
			"a pin that is set and was made an input",
			"pinMode(9, INPUT);",
			"digitalWrite(9, HIGH);",
			{ code: "output_as_input", line: 2, pin: "9", part: "red" },
		],
		[
			"a sensor's pin that was made an output",
			"pinMode(2, OUTPUT);",
			"int on = digitalRead(2);\nif (on) digitalWrite(9, HIGH);",
			{ code: "input_as_output", line: 2, pin: "2", part: "button" },
		],
		[
			"a button to ground without a pull-up",
			`pinMode(2, INPUT);${LED_OUT}`,
			"if (digitalRead(2) == LOW) digitalWrite(9, HIGH);",
			{ code: "pull_up_needed", line: 2, pin: "2", part: "button" },
		],
		[
			"another pin than the one that is wired",
			"pinMode(8, OUTPUT);",
			"digitalWrite(8, HIGH);\ndelay(500);",
			{ code: "other_pin", line: 5, pin: "9", part: "red" },
		],
		[
			"digitalRead of what gives any voltage",
			LED_OUT,
			"if (digitalRead(A0)) digitalWrite(9, HIGH);",
			{ code: "digital_read_of_analog", line: 5, pin: "A0", part: "ldr" },
		],
		["a number that analogRead never gives", LED_OUT, onWhen("light > 2000"), { code: "beyond_range", line: 6 }],
		[
			"a condition that is always true",
			LED_OUT,
			onWhen("light > 100 || light < 500"),
			{ code: "always_true", line: 6 },
		],
		["a condition that is never true", LED_OUT, onWhen("light < 100 && light > 500"), { code: "never_true", line: 6 }],
		[
			"a level compared with another number",
			"pinMode(2, INPUT_PULLUP);",
			"if (digitalRead(2) == 5) digitalWrite(9, HIGH);",
			{ code: "not_a_level", line: 5 },
		],
		[
			"a reading that is thrown away",
			LED_OUT,
			"analogRead(A0);\ndigitalWrite(9, HIGH);",
			{ code: "reading_dropped", line: 5 },
		],
		[
			"a variable that nothing changes",
			"int level = 0;",
			"if (level > 500) digitalWrite(9, HIGH);",
			{ code: "never_set", line: 2 },
		],
		[
			"a reading that nothing looks at",
			LED_OUT,
			"int light = analogRead(A0);\ndigitalWrite(9, HIGH);",
			{ code: "never_used", line: 5 },
		],
		[
			"a light that changes too fast to see",
			LED_OUT,
			"digitalWrite(9, HIGH);\ndelay(500);\ndigitalWrite(9, LOW);",
			{ code: "no_pause", line: 7, pin: "9", part: "red" },
		],
		[
			"pauses that nobody sees",
			LED_OUT,
			"digitalWrite(9, HIGH);\ndelay(1);\ndigitalWrite(9, LOW);\ndelay(1);",
			{ code: "short_pause", line: 6, pin: "9", part: "red" },
		],
		[
			"a value too large for analogWrite",
			LED_OUT,
			"analogWrite(9, analogRead(A0));\ndelay(20);",
			{ code: "not_scaled", line: 5 },
		],
		[
			"a reading kept in a byte",
			LED_OUT,
			"byte light = analogRead(A0);\nif (light > 100) digitalWrite(9, HIGH);",
			{ code: "too_small", line: 5 },
		],
		[
			"a division that loses its rest",
			LED_OUT,
			`float half = 1 / 2;\n${onWhen("light > 500")}`,
			{ code: "whole_division", line: 5 },
		],
		[
			"a button with a pull-up that is asked for HIGH",
			`pinMode(2, INPUT_PULLUP);${LED_OUT}`,
			"if (digitalRead(2) == HIGH) {\n  digitalWrite(9, HIGH);\n} else {\n  digitalWrite(9, LOW);\n}\nint light = analogRead(A0);\nSerial.println(light);",
			{ code: "pressed_is_low", line: 5, pin: "2", part: "button" },
		],
		["all of the work in setup", `${LED_OUT}\n${onWhen("light > 500")}`, "", { code: "runs_once", line: 3 }],
		[
			"a loop that nothing ends",
			LED_OUT,
			"int light = analogRead(A0);\nwhile (light > 500) {\ndigitalWrite(9, HIGH);\n}\ndigitalWrite(9, LOW);",
			{ code: "never_ends", line: 6 },
		],
	])("%s", (_, setup, loop, expected) => {
		expect(stepOf(setup, loop)).toEqual(expected);
	});

	test("no loop that counts in its own condition", () => {
		const counting = (step: string) =>
			stepOf(LED_OUT, `int n = 5;\nwhile (n${step}) digitalWrite(9, HIGH);\ndelay(20);`);
		expect(counting("--")?.code).not.toBe("never_ends");
		expect(counting(" > 0")?.code).toBe("never_ends");
	});

	test("no loop that stops a program where a part does not answer", () => {
		const stops = "if (!lcd.begin()) {\nwhile (true) {\n}\n}";
		expect(stepOf(`${LED_OUT}\n${stops}`, "delay(20);")?.code).not.toBe("never_ends");
		expect(stepOf(`${LED_OUT}\n${stops.replace("!lcd.begin()", "true")}`, "delay(20);")?.code).toBe("never_ends");
	});

	test("a reading that is taken once, before loop", () => {
		expect(
			stepOf(`${LED_OUT}\nlight = analogRead(A0);`, "if (light > 500) digitalWrite(9, HIGH);", {}, "int light;\n"),
		).toEqual({ code: "read_once", line: 4 });
	});

	test("but not a reading that is added to a sum", () => {
		const added = "int sum = 0;\nfor (int i = 0; i < 8; i++) sum += analogRead(A0);\ndigitalWrite(9, sum > 4000);";
		expect(stepOf(LED_OUT, added)).not.toMatchObject({ code: "reading_dropped" });
	});

	test("a function that nothing calls", () => {
		expect(stepOf(LED_OUT, "delay(10);", {}, "void blink() {\ndigitalWrite(9, HIGH);\n}\n")).toEqual({
			code: "never_called",
			line: 1,
		});
	});

	test("a second variable that hides the first", () => {
		const before = "int light = 0;\nvoid look() {\nint light = analogRead(A0);\n}\n";
		expect(stepOf(LED_OUT, "look();\nif (light > 500) digitalWrite(9, HIGH);", {}, before)).toEqual({
			code: "hidden_variable",
			line: 3,
		});
	});

	test("a library's object that is never started", () => {
		expect(stepOf("", "lcd.print(5);", {}, "LiquidCrystal_I2C lcd(0x27, 16, 2);\n")).toEqual({
			code: "library_not_started",
			line: 2,
		});
	});

	test("an honest program is not faulted", () => {
		expect(stepOf(LED_OUT, onWhen("light > 500"), { wired })).toEqual({ code: "unknown" });
	});
});

describe("told from what the board did", () => {
	const moment = (light: number, wanted: boolean, on: number): Moment => ({
		...{
			step: "s",
			controls: { "ldr.lux": light },
			analog: { A0: light },
			high: { "9": on, A0: 0 },
			expected: { "9": wanted },
		},
	});
	const failed = { step: { id: "s", state: "failed" as const }, looksAt: "pin" as const, line: 6 };
	const ranAs = (...moments: Moment[]): Partial<WorkFacts> => ({
		failed,
		measured: { moments, changes: {}, printedLines: 0, printed: "", stopped: null },
	});
	const at = { pin: "9", part: "red" };

	test("a condition the wrong way round", () => {
		const seen = ranAs(moment(100, true, 0), moment(900, false, 1));
		expect(stepOf(LED_OUT, onWhen("light > 500"), seen)).toEqual({ code: "inverted", line: 6, ...at });
	});

	test("another number than the one that is wanted", () => {
		const seen = ranAs(moment(100, false, 0), moment(600, true, 0), moment(900, true, 1));
		expect(stepOf(LED_OUT, onWhen("light > 700"), seen)).toEqual({ code: "threshold", line: 6, ...at });
	});

	test("a light that nothing switches off", () => {
		const seen = ranAs(moment(900, true, 1), moment(100, false, 1));
		const loop = "if (analogRead(A0) > 500) digitalWrite(9, HIGH);\ndelay(50);";
		expect(stepOf(LED_OUT, loop, seen)).toEqual({ code: "never_off", line: 5, ...at });
	});

	test("a light that nothing switches on", () => {
		const seen = ranAs(moment(900, true, 0), moment(100, false, 0));
		const loop = "if (analogRead(A0) > 500) digitalWrite(9, LOW);\ndelay(50);";
		expect(stepOf(LED_OUT, loop, seen)).toEqual({ code: "never_on", line: 5, ...at });
	});

	test("the first failed check where nothing better is known, and nothing at all where all passed", () => {
		expect(stepOf(LED_OUT, onWhen("light > 500"), { failed, wired })).toEqual({ code: "check_failed", line: 6 });
		expect(stepOf(LED_OUT, onWhen("light > 2000"), { passed: true })).toEqual({ code: "all_well" });
	});
});

test("what the compiler found comes before a wire, and a wire before the program", () => {
	const error = { code: "missing_semicolon", severity: "error", line: 3, column: 1, params: {}, raw: "" } as const;
	const wire = { code: "led_reversed", severity: "mistake", values: { part: "red" }, at: ["red.A"] } as const;
	const wiring = [{ ...wire, at: [...wire.at] }];
	const broken = ["pinMode(9, INPUT);", "digitalWrite(9, HIGH);"] as const;
	expect(stepOf(...broken, { diagnostics: [error], wiring })).toEqual({ code: "compile_error", line: 3 });
	expect(stepOf(...broken, { wiring })).toEqual({ code: "wrong_wire", part: "red" });
});
