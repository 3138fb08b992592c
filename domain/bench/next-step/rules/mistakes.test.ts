import { describe, expect, test } from "vitest";
import { LED, LED_OUT, LIGHT, onWhen, part, stepOf } from "../testing/step-of.ts";
import type { Moment, WorkFacts } from "../work-facts.ts";

const FAILED = { step: { id: "s", state: "failed" as const }, looksAt: "pin" as const, line: null };
const fails = (looksAt: "pin" | "display" | "serial" = "pin"): Partial<WorkFacts> => ({
	failed: { ...FAILED, looksAt },
});
const ranAs = (moments: readonly Moment[]): Partial<WorkFacts> => ({
	failed: FAILED,
	measured: { moments, changes: {}, printedLines: 0, printed: "", stopped: null },
});
const NOTHING: Moment = { step: "s", controls: {}, analog: {}, high: {}, expected: {} };
const passed: Partial<WorkFacts> = { passed: true };
const wired = { "9": [LED], A0: [LIGHT] };
const LCD = "LiquidCrystal_I2C lcd(0x27, 16, 2);\n";
const LCD_ON = "lcd.init();lcd.backlight();";

describe("what is forgotten or never new", () => {
	const remembering = (declared: string, change: string) =>
		stepOf(LED_OUT, `${declared}\nif (analogRead(A0) > 500) {\n${change}\n}\ndigitalWrite(9, on);\ndelay(20);`, {
			wired,
		});

	test("a variable of loop that is to remember something until the next round", () => {
		const found = { code: "forgotten", line: 5 };
		expect(remembering("bool on = false;", "on = !on;")).toEqual(found);
		expect(remembering("int on = 0;", "on++;")).toEqual(found);
		expect(
			stepOf(
				LED_OUT,
				"int last = 0;\nint light = analogRead(A0);\nif (light > last) digitalWrite(9, HIGH);\nlast = light;\ndelay(20);",
			),
		).toEqual(found);
	});

	test("no variable that is set in each round, is static, or counts in a loop of its own", () => {
		expect(remembering("bool on = false;", "on = true;").code).not.toBe("forgotten");
		expect(remembering("static bool on = false;", "on = !on;").code).not.toBe("forgotten");
		expect(stepOf(LED_OUT, `int n = 0;\nwhile (n < 5) {\nn++;\n}\n${onWhen("light > n")}`).code).not.toBe("forgotten");
	});

	test("what was before, compared with and never set", () => {
		const loop = (last: string) =>
			`int now = analogRead(A0);\nif (now != lastLight) digitalWrite(9, HIGH);\n${last}delay(20);`;
		expect(stepOf(LED_OUT, loop(""), { wired }, "int lastLight = 0;\n")).toEqual({ code: "last_never_set", line: 7 });
		expect(stepOf(LED_OUT, loop("lastLight = now;\n"), { wired }, "int lastLight = 0;\n").code).not.toBe(
			"last_never_set",
		);
	});

	test("a time that is taken once, wherever it is subtracted", () => {
		const loop =
			"unsigned long now = millis();\nunsigned long since = now - began;\nif (since > 500) digitalWrite(9, HIGH);";
		const before = "unsigned long began = 0;\n";
		expect(stepOf(LED_OUT, loop, { wired }, before)).toEqual({ code: "mark_never_set", line: 7 });
		expect(stepOf(LED_OUT, `${loop}\nbegan = now;`, { wired }, before).code).not.toBe("mark_never_set");
	});

	test("a reading that a function of their own takes once, unless it is what later readings are compared with", () => {
		const before = "int light;\nint look() {\nreturn analogRead(A0);\n}\n";
		const loop = "if (light > 500) digitalWrite(9, HIGH);";
		expect(stepOf(`${LED_OUT}light = look();`, loop, { wired }, before)).toEqual({ code: "read_once", line: 6 });
		expect(
			stepOf(`${LED_OUT}light = look();`, `if (look() > light) digitalWrite(9, HIGH);`, { wired }, before).code,
		).not.toBe("read_once");
	});
});

test("an object that a function returns a reading of is not declared again", () => {
	const before = "HX711 cell;\nfloat weigh() {\nreturn cell.get_units(3);\n}\n";
	const setup = `${LED_OUT}cell.begin(3, 4);`;
	expect(stepOf(setup, "if (weigh() > 5) digitalWrite(9, HIGH);", { wired }, before).code).not.toBe("hidden_variable");
});

describe("a loop and its list", () => {
	const counting = (head: string, index = "i") =>
		stepOf(
			`for (${head}) {\npinMode(pins[${index}], OUTPUT);\n}`,
			onWhen("light > 500"),
			{ wired, ...fails() },
			"int pins[] = {9, 10, 11, 12};\n",
		).code;

	test("it counts beyond the list, or not to its ends", () => {
		expect(counting("int i = 0; i <= 4; i++")).toBe("loop_beyond_list");
		expect(counting("int i = 0; i < 3; i++")).toBe("loop_misses_last");
		expect(counting("int i = 1; i < 4; i++")).toBe("loop_misses_first");
	});

	test("it is right, or looks at the next value too", () => {
		expect(counting("int i = 0; i < 4; i++")).not.toMatch(/^loop_/);
		expect(counting("int i = 0; i < 3; i++", "i + 1")).not.toMatch(/^loop_/);
	});
});

describe("units", () => {
	const at = (control: string, value: number) => ranAs([{ ...NOTHING, controls: { [control]: value } }]);
	const echo = (worked: string) =>
		stepOf("", `long cm = ${worked};\nSerial.println(cm);`, { ...at("sonar.centimetres", 20), wired: {} }).code;
	const air = (worked: string) =>
		stepOf("", `float air = ${worked};\nlcd.print(air);`, { ...at("s.hectopascals", 995), wired: {} }).code;

	test("an echo of which nothing makes centimetres", () => {
		expect(echo("pulseIn(6, HIGH) / 29")).toBe("echo_unit");
		for (const right of ["pulseIn(6, HIGH) / 58", "pulseIn(6, HIGH) * 0.034 / 2", "pulseIn(6, HIGH, 30000) / 29 / 2"])
			expect(echo(right)).not.toBe("echo_unit");
	});

	test("pascals of which nothing makes hectopascals", () => {
		expect(air("bmp.readPressure() / 1000.0")).toBe("pressure_unit");
		expect(air("bmp.readPressure()")).toBe("pressure_unit");
		expect(air("bmp.readPressure() / 100.0")).not.toBe("pressure_unit");
	});
});

describe("what is printed and shown", () => {
	test("the name of a reading between quotes", () => {
		const shown = (text: string) =>
			stepOf(
				LED_OUT,
				`int light = analogRead(A0);\nif (light > 3) digitalWrite(9, HIGH);\nelse digitalWrite(9, LOW);\nSerial.println(${text});\ndelay(20);`,
				{ wired },
			);
		expect(shown('"light"')).toEqual({ code: "name_in_quotes", line: 8 });
		expect(shown('"Light: "').code).not.toBe("name_in_quotes");
	});

	test("no word that is printed where the reading says so, or beside the reading", () => {
		const loop = (first: string, last: string) =>
			`int light = analogRead(A0);\n${first}Serial.print("light");\n${last}delay(20);`;
		expect(stepOf("", loop("if (light > 500) ", ""), { wired }).code).not.toBe("name_in_quotes");
		expect(stepOf("", loop("", "Serial.println(light);\n"), { wired }).code).not.toBe("name_in_quotes");
	});

	test("a cursor in a row that the display does not have, or where something was just written", () => {
		const shown = (second: string, between = "") =>
			stepOf(
				LCD_ON,
				`lcd.setCursor(0, 0);\nlcd.print(analogRead(A0));\n${between}lcd.setCursor(${second});\nlcd.print("x");\ndelay(20);`,
				{ ...fails("display"), wired: { A0: [LIGHT] } },
				LCD,
			);
		expect(shown("0, 2")).toEqual({ code: "cursor_beyond", line: 8 });
		expect(shown("0, 0")).toEqual({ code: "written_over", line: 8 });
		expect(shown("0, 1").code).not.toMatch(/cursor|written/);
		expect(shown("0, 0", "delay(1000);\n").code).not.toBe("written_over");
	});
});

describe("the wrong way", () => {
	const MOTORS = { "4": [part("left", "dc_motor", "taken")], "5": [part("right", "dc_motor", "taken")], A0: [LIGHT] };
	const before =
		"void forward() {\ndigitalWrite(4, HIGH);\ndigitalWrite(5, HIGH);\n}\nvoid turn() {\ndigitalWrite(4, LOW);\ndigitalWrite(5, HIGH);\n}\n";
	const driven = (condition: string, moments: [number, boolean, number][]) =>
		stepOf(
			"pinMode(4, OUTPUT);pinMode(5, OUTPUT);",
			`if (${condition}) forward();\nelse turn();\ndelay(20);`,
			{
				...ranAs(
					moments.map(([light, wanted, share]) => ({
						...NOTHING,
						controls: { "ldr.lux": light },
						analog: { A0: light },
						ways: { "4,5=11": { wanted, share } },
					})),
				),
				wired: MOTORS,
			},
			before,
		);

	test("two ways that are swapped, and a number that chooses the wrong one", () => {
		expect(
			driven("analogRead(A0) < 500", [
				[100, false, 1],
				[900, true, 0],
			]),
		).toEqual({ code: "ways_swapped", line: 13 });
		expect(
			driven("analogRead(A0) > 50", [
				[100, false, 1],
				[900, true, 1],
			]),
		).toEqual({ code: "other_way", line: 13 });
	});

	test("what is done once, and not again after something else was done", () => {
		const moments = [1, 0, 0].map((share, index) => ({
			...NOTHING,
			...{ controls: { "ldr.lux": 900 - 400 * index }, ways: { "4,5=10": { wanted: index !== 1, share } } },
		}));
		const turns = (again: string) =>
			stepOf(
				"digitalWrite(4, HIGH);",
				`if (analogRead(A0) < 500) {\ndigitalWrite(4, LOW);\n} else {\n${again}\n}\ndelay(20);`,
				{ ...ranAs(moments), wired: MOTORS },
			);
		expect(turns("digitalWrite(5, LOW);")).toEqual({ code: "way_only_once", line: 2 });
		expect(turns("digitalWrite(4, HIGH);").code).not.toBe("way_only_once");
	});

	test("blocks that switch a light on and at once off again", () => {
		const seen = { code: "other_duty", values: { pin: "9" } };
		const failed = {
			failed: { ...FAILED, step: { ...FAILED.step, seen } },
			wired: { "9": [LED], "2": [part("pad", "touch", "digital")] },
			language: "blocks",
		} as const;
		const loop = (between: string) =>
			`while (digitalRead(2) == LOW) delay(10); // @a\ndigitalWrite(9, HIGH); // @b\ndelay(1000);\n${between}digitalWrite(9, LOW); // @d`;
		expect(stepOf(LED_OUT, loop(""), failed)).toEqual({ code: "off_at_once", line: 8, pin: "9", part: "red" });
		expect(stepOf(LED_OUT, loop("delay(500); // @c\n"), failed).code).not.toBe("off_at_once");
	});

	test("nothing that is as it is wanted", () => {
		expect(
			driven("analogRead(A0) > 500", [
				[100, false, 0],
				[900, true, 1],
			]).code,
		).not.toMatch(/way/);
	});

	test("what an if did is undone right behind it", () => {
		const loop = (after: string) => `if (analogRead(A0) > 500) digitalWrite(9, HIGH);\n${after}digitalWrite(9, LOW);`;
		expect(stepOf(LED_OUT, loop(""), { wired })).toEqual({ code: "undone_at_once", line: 6, pin: "9", part: "red" });
		expect(stepOf(LED_OUT, loop("delay(500);\n"), { wired }).code).not.toBe("undone_at_once");
		expect(stepOf(LED_OUT, loop("else "), { wired }).code).not.toBe("undone_at_once");
	});

	test("for blocks the second that a light takes is no pause, a wait is", () => {
		const loop = (pause: string) =>
			`if (analogRead(A0) > 500) { // @a\ndigitalWrite(9, HIGH); // @b\ndelay(1000);\n}\n${pause}digitalWrite(9, LOW); // @d`;
		const blocks = { wired, language: "blocks", ...passed } as const;
		expect(stepOf(LED_OUT, loop(""), blocks)).toEqual({ code: "undone_at_once", line: 9, pin: "9", part: "red" });
		expect(stepOf(LED_OUT, loop("delay(500); // @c\n"), blocks).code).toBe("all_well");
	});

	test("what is set wrongly comes before what is not set yet", () => {
		const moment = (light: number, on: number, wanted: boolean): Moment => ({
			...NOTHING,
			controls: { "ldr.lux": light },
			analog: { A0: light },
			high: { "9": on, "8": 0 },
			expected: { "8": !wanted, "9": wanted },
		});
		const run = ranAs([moment(100, 0, true), moment(900, 1, false)]);
		expect(stepOf(LED_OUT, onWhen("light > 500"), { ...run, wired })).toEqual({
			code: "inverted",
			line: 6,
			pin: "9",
			part: "red",
		});
	});

	test("a program that stops where its part was found", () => {
		const setup = (condition: string) => `if (${condition}) {\nwhile (true) {\n}\n}`;
		expect(stepOf(setup("bmp.begin()"), "delay(20);", { wired: {} })).toEqual({ code: "stops_when_found", line: 2 });
		expect(stepOf(setup("!bmp.begin()"), "delay(20);", { wired: {} }).code).not.toBe("stops_when_found");
	});

	test("a pressed button with a pull-up that is asked without a comparison", () => {
		const pressed = { "9": [LED], "2": [part("button", "button", "digital", true)] };
		const loop = (condition: string) =>
			`if (${condition}) {\ndigitalWrite(9, HIGH);\n} else {\ndigitalWrite(9, LOW);\n}`;
		const step = (condition: string) =>
			stepOf(`${LED_OUT}pinMode(2, INPUT_PULLUP);`, loop(condition), { ...fails(), wired: pressed }).code;
		expect(step("digitalRead(2)")).toBe("pressed_is_low");
		expect(step("!digitalRead(2)")).not.toBe("pressed_is_low");
	});
});

describe("calls and what they are given", () => {
	const SONAR = { "7": [part("sonar", "hc_sr04", "taken")], "6": [part("sonar", "hc_sr04", "digital")] };
	const PROBE = { wired: {}, parts: [{ id: "probe", kind: "ds18b20" }] };
	const PULSE = "digitalWrite(7, HIGH);\ndelayMicroseconds(10);\ndigitalWrite(7, LOW);\n";

	test.each<[string, string, string, Partial<WorkFacts>, string, object, string]>([
		[
			"a zero that is set in each round",
			"scale.begin(3, 2);",
			"scale.tare();\nlcd.print(scale.get_units(5));",
			{ ...fails(), wired: {} },
			"HX711 scale;\n",
			{ code: "begun_again", line: 6 },
			"if (digitalRead(4) == LOW) scale.tare();",
		],
		[
			"a display that is cleared in each round",
			LCD_ON,
			"lcd.clear();\nlcd.print(analogRead(A0));",
			{
				failed: { ...FAILED, looksAt: "display", step: { ...FAILED.step, seen: { code: "unsteady", values: {} } } },
				wired: { A0: [LIGHT] },
			},
			LCD,
			{ code: "cleared_always", line: 6 },
			"if (analogRead(A0) > 500) lcd.clear();",
		],
		[
			"the second of one sensor",
			"",
			"sensors.getTempCByIndex(1) > 3;",
			PROBE,
			"",
			{ code: "sensor_index", line: 5 },
			"sensors.getTempCByIndex(0) > 3;",
		],
		[
			"degrees Fahrenheit",
			"",
			"float warm = sensors.getTempFByIndex(0);\nlcd.print(warm);",
			{ ...PROBE, ...fails() },
			"",
			{ code: "fahrenheit", line: 5 },
			"float warm = sensors.getTempCByIndex(0);",
		],
		[
			"an echo of a sound that is never sent",
			"",
			"long t = pulseIn(6, HIGH);\nSerial.println(t);",
			{ wired: SONAR },
			"",
			{ code: "no_trigger", line: 5, pin: "7", part: "sonar" },
			`${PULSE}long t = pulseIn(6, HIGH);`,
		],
		[
			"the wrong half of an echo",
			"",
			`${PULSE}long t = pulseIn(6, LOW);\nSerial.println(t);`,
			{ wired: SONAR },
			"",
			{ code: "echo_level", line: 8, part: "sonar" },
			`${PULSE}long t = pulseIn(6, HIGH);`,
		],
		[
			"the wrong half of the echo from a tank's water",
			"",
			`${PULSE}long t = pulseIn(6, LOW);\nSerial.println(t);`,
			{ wired: { "7": [part("tank", "water_tank", "taken")], "6": [part("tank", "water_tank", "digital")] } },
			"",
			{ code: "echo_level", line: 8, part: "tank" },
			`${PULSE}long t = pulseIn(6, HIGH);`,
		],
		[
			"more than analogWrite takes",
			LED_OUT,
			"analogWrite(9, 1023);\ndelay(20);",
			{ wired },
			"",
			{ code: "beyond_call", line: 5 },
			"analogWrite(9, 255);",
		],
		[
			"more than a servo turns",
			"arm.attach(9);",
			"arm.write(270);\ndelay(20);",
			{ wired },
			"Servo arm;\n",
			{ code: "beyond_call", line: 6 },
			"arm.write(180);",
		],
		[
			"analogRead of a pin that measures nothing",
			LED_OUT,
			"int light = analogRead(9);\ndigitalWrite(9, light > 5);",
			{ wired },
			"",
			{ code: "not_analog", line: 5, pin: "9" },
			"int light = analogRead(A0);",
		],
		[
			"a sensor's pin as an output, though it is measured",
			"pinMode(A0, OUTPUT);",
			onWhen("light > 500"),
			{ wired },
			"",
			{ code: "input_as_output", line: 2, pin: "A0", part: "ldr" },
			"int light = 4;",
		],
		[
			"a time in an int",
			LED_OUT,
			"int began = millis();\ndigitalWrite(9, began > 5);",
			{ wired },
			"",
			{ code: "time_too_small", line: 5 },
			"unsigned long began = millis();",
		],
		[
			"two signs that are turned round",
			LED_OUT,
			"n =+ 1;\ndigitalWrite(9, n > 5);",
			{ wired },
			"int n = 0;\n",
			{ code: "sign_turned", line: 6 },
			"n = +1;",
		],
		[
			"a condition that nothing decides",
			LED_OUT,
			"if (false) digitalWrite(9, HIGH);\nelse digitalWrite(9, LOW);",
			{ wired },
			"",
			{ code: "never_true", line: 5 },
			"if (analogRead(A0) > 5) digitalWrite(9, HIGH);",
		],
	])("%s", (_, setup, loop, more, before, expected, right) => {
		expect(stepOf(setup, loop, more, before)).toEqual(expected);
		const mended = [right, ...loop.split("\n").slice(right.split("\n").length)].join("\n");
		expect(stepOf(setup, mended, more, before).code).not.toBe((expected as { code: string }).code);
	});

	test("what should happen once a press happens in each round", () => {
		const pad = { wired: { "9": [LED], "2": [part("pad", "touch", "digital")] }, ...fails() };
		const loop = (last: string) => `if (digitalRead(2) == HIGH) {\non = !on;\n}\ndigitalWrite(9, on);\n${last}`;
		expect(stepOf(LED_OUT, loop(""), pad, "bool on = false;\n")).toEqual({
			code: "toggles_while_held",
			line: 7,
			pin: "2",
			part: "pad",
		});
		expect(stepOf(LED_OUT, loop("delay(300);"), pad, "bool on = false;\n").code).not.toBe("toggles_while_held");
		const branches = (other: string) =>
			`if (digitalRead(2) == HIGH) {\nif (on == LOW) on = HIGH;\nelse ${other} = LOW;\n}\ndigitalWrite(9, on);`;
		const code = (other: string) => stepOf(LED_OUT, branches(other), pad, "int on = LOW, last = LOW;\n").code;
		expect(code("on")).toBe("toggles_while_held");
		expect(code("last")).not.toBe("toggles_while_held");
	});
});

describe("pins and wires", () => {
	test("two names for one pin, and a part on a pin without a name", () => {
		const two = { "9": [LED], "10": [part("green", "led", "taken")], A0: [LIGHT] };
		const names = (green: number) => `const int RED = 9;\nconst int GREEN = ${green};\n`;
		const loop = "digitalWrite(RED, HIGH);\ndigitalWrite(GREEN, analogRead(A0) > 500);\ndelay(500);";
		expect(stepOf(LED_OUT, loop, { wired: two }, names(9))).toEqual({
			code: "same_pin",
			line: 2,
			pin: "10",
			part: "green",
		});
		expect(stepOf(LED_OUT, loop, { wired: two }, names(10)).code).not.toBe("same_pin");
	});

	test("two wires at each other's pins are swapped", () => {
		const wrong = (id: string, found: string, wanted: string) => ({
			code: "wrong_pin",
			severity: "mistake" as const,
			values: { part: id, pin: "1", found, wanted },
			at: [`${id}.1`, `uno.${found}`],
		});
		const [one, other] = [wrong("r_green", "11", "9"), wrong("r_red", "9", "11")];
		expect(stepOf(LED_OUT, onWhen("light > 500"), { wiring: [one, other] })).toMatchObject({
			code: "wires_swapped",
			pin: "11",
		});
		expect(stepOf(LED_OUT, onWhen("light > 500"), { wiring: [one] })).toMatchObject({ code: "wrong_wire" });
	});
});

test("an echo that is exactly a number, but for 0: there is none", () => {
	const loop = (number: number) =>
		`long t = pulseIn(6, HIGH);\nif (t == ${number}) Serial.println(1);\nelse Serial.println(t);\ndelay(20);`;
	expect(stepOf("", loop(500), { wired: {} }).code).toBe("exactly_equal");
	expect(stepOf("", loop(0), { wired: {} }).code).not.toBe("exactly_equal");
});

test("a number of an object that is exactly another one, but for a letter that a port received", () => {
	const loop = (other: string) =>
		`int sign = gps.read();\nif (sign == ${other}) Serial.println(1);\nelse Serial.println(2);\ndelay(20);`;
	expect(stepOf("", loop("500"), { wired: {} }).code).toBe("exactly_equal");
	expect(stepOf("", loop("'$'"), { wired: {} }).code).not.toBe("exactly_equal");
});

test("a serial port's sending pin may be free, its receiving pin not", () => {
	const step = (pins: string) =>
		stepOf(
			"gps.begin(9600);",
			"Serial.println(gps.read());\ndelay(20);",
			{ wired: {} },
			`SoftwareSerial gps(${pins});\n`,
		);
	expect(step("2, 3")).toMatchObject({ code: "empty_pin", pin: "2" });
	expect(stepOf("", "delay(20);", { wired: {} }, "SoftwareSerial gps(13, 3);\n").code).not.toBe("empty_pin");
});

test("a sensor that is wired and not read, but where time decides and no check says otherwise", () => {
	const loop = "digitalWrite(9, millis() / 500 % 2);\ndelay(20);";
	expect(stepOf(LED_OUT, loop, { wired }).code).not.toBe("sensor_not_read");
	expect(stepOf(LED_OUT, loop, { wired, ...fails() }).code).toBe("sensor_not_read");
	const worked = "for (int i = 0; i < 3; i++) digitalWrite(9, analogRead(A0 + i) > 400);\ndelay(20);";
	expect(stepOf(LED_OUT, worked, { wired, ...fails() }).code).not.toBe("sensor_not_read");
});

describe("what checks do not see is said of a program that passes them, too", () => {
	test("a speed that no serial monitor has, and a serial port that was never begun", () => {
		expect(stepOf("Serial.begin(960);", "Serial.println(1);", passed)).toEqual({ code: "odd_speed", line: 2 });
		expect(stepOf("Serial.begin(9600);", "Serial.println(1);", passed)).toEqual({ code: "all_well" });
		const warning = { code: "serial_not_begun", severity: "warning", line: 5, column: 1, params: {}, raw: "" } as const;
		expect(stepOf("", "Serial.println(1);", { ...passed, diagnostics: [warning] })).toEqual({
			code: "compile_error",
			line: 5,
		});
	});
});
