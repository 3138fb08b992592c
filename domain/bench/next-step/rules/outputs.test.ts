import { describe } from "vitest";
import { fails, testAdvice } from "../testing/advice-rows.ts";
import { LED, LED_OUT, LIGHT, onWhen, part } from "../testing/step-of.ts";
import type { Moment, WorkFacts } from "../work-facts.ts";

/** Of a light on pin 9 and another on pin 10: whether each was on, and whether it should be. */
const moment = (light: number, on: readonly boolean[], expected: readonly boolean[]): Moment => ({
	...{ step: "s", controls: { "ldr.lux": light }, analog: { A0: light } },
	high: Object.fromEntries(on.map((one, index) => [String(9 + index), Number(one)])),
	expected: Object.fromEntries(expected.map((one, index) => [String(9 + index), one])),
});
const ran = (...moments: Moment[]): Partial<WorkFacts> => ({
	...{ wired, measured: { moments, changes: {}, printedLines: 0, printed: "", stopped: null } },
});
const wired = { "9": [LED], A0: [LIGHT] };
const GREEN = part("green", "led", "taken");
const LEDS = { wired: { "9": [LED], "10": [GREEN], A0: [LIGHT] } };
const RED = { pin: "9", part: "red" };
const PRESSED = "pinMode(2, INPUT_PULLUP);";

describe("where a part is switched, against what was measured", () => {
	const nested = (outer: number, inner: number) =>
		`int light = analogRead(A0);\nif (light > ${outer}) {\nif (light > ${inner}) digitalWrite(9, HIGH);\nelse digitalWrite(9, LOW);\n}\ndelay(50);`;
	const late = ran(moment(100, [false], [false]), moment(600, [false], [true]), moment(900, [true], [true]));
	/** Which lights are on in the dark; by day the other ones. */
	const branches = (red: boolean, green: boolean) => {
		const set = (dark: boolean) =>
			`digitalWrite(9, ${red === dark ? "HIGH" : "LOW"});\ndigitalWrite(10, ${green === dark ? "HIGH" : "LOW"});`;
		return `if (analogRead(A0) < 300) {\n${set(true)}\n} else {\n${set(false)}\n}`;
	};
	const dark = [moment(100, [false, true], [true, true]), moment(900, [true, false], [false, false])];
	const both = [moment(100, [false, false], [true, true]), moment(900, [true, true], [false, false])];
	const swapped = (light: number, nine: boolean, ten: boolean) => moment(light, [ten, nine], [nine, ten]);
	const three = [swapped(100, true, false), swapped(500, false, true), swapped(900, true, true)];
	const right = three.map((one) => ({
		...one,
		high: { "9": Number(one.expected["9"]), "10": Number(one.expected["10"]) },
	}));
	const quiet = moment(502, [true], [false]);
	const hushed = { ...quiet, controls: { ...quiet.controls, "hush.pressed": 1 } };
	const blinks = "digitalWrite(9, HIGH);\ndelay(500);\ndigitalWrite(9, LOW);\ndelay(500);";

	testAdvice([
		{
			mistake: "a right condition within a wrong one",
			work: [LED_OUT, nested(800, 500), late],
			step: { code: "nested", line: 6, ...RED },
			other: [LED_OUT, nested(800, 50), late],
		},
		{
			mistake: "a light in the wrong branch of a condition that is right for another one",
			work: [LED_OUT, branches(false, true), { ...ran(...dark), ...LEDS }],
			step: { code: "wrong_branch", line: 9, ...RED },
			other: [LED_OUT, branches(false, false), { ...ran(...both), ...LEDS }],
		},
		{
			mistake: "two lights that each do what the other one should",
			work: [LED_OUT, branches(false, true), { ...ran(...three), ...LEDS }],
			step: { code: "swapped_outputs", line: 9, ...RED },
			other: [LED_OUT, branches(false, true), { ...ran(...right), ...LEDS }],
		},
		{
			mistake: "a limit, where nothing but the sensor decides",
			work: [LED_OUT, onWhen("light > 500"), ran(moment(100, [false], [false]), moment(502, [true], [false]))],
			step: { code: "threshold", line: 6, ...RED },
			other: [LED_OUT, onWhen("light > 500"), ran(moment(502, [true], [true]), hushed)],
		},
		{
			mistake: "a light that no sensor decides about",
			work: [LED_OUT, blinks, ran(moment(100, [true], [true]), moment(900, [true], [false]))],
			step: { code: "ignores_sensor", line: 5, ...RED },
			other: [LED_OUT, blinks, ran(moment(100, [false], [true]), moment(900, [false], [true]))],
		},
		{
			mistake: "a light that nothing sets",
			work: [LED_OUT, "Serial.println(analogRead(A0));\ndelay(20);", ran(moment(100, [false], [true]))],
			step: { code: "pin_never_set", line: 4, ...RED },
			other: [LED_OUT, "digitalWrite(analogRead(A0) / 100, HIGH);\ndelay(20);", ran(moment(100, [false], [true]))],
		},
		{
			mistake: "a light that is on all the time",
			work: [LED_OUT, onWhen("light > 5"), ran(moment(100, [true], []), moment(900, [true], []))],
			step: { code: "stayed_high", line: 6, ...RED },
			other: [LED_OUT, onWhen("light > 5"), ran(moment(100, [true], []))],
		},
		{
			mistake: "a light that is off all the time",
			work: [LED_OUT, onWhen("light > 995"), ran(moment(100, [false], []), moment(900, [false], []))],
			step: { code: "stayed_low", line: 6, ...RED },
			other: [LED_OUT, onWhen("light > 995"), ran(moment(100, [false], []))],
		},
	]);
});

describe("one after the other", () => {
	const pressed = (ms: number) => `if (digitalRead(2) == LOW) digitalWrite(9, HIGH);\ndelay(${ms});`;
	const only = { wired: { "9": [LED] }, parts: [] };
	const blink = "digitalWrite(9, HIGH);\ndelay(300);\ndigitalWrite(9, LOW);\ndelay(300);";
	const twice = (level: string) => `digitalWrite(9, HIGH);\ndelay(500);\ndigitalWrite(9, ${level});\ndelay(500);`;
	const pulses = { ...fails("pin", "other_pulses", { pin: "9", count: 5, least: 1, most: 1 }), ...only };
	const rounds = (head: string) =>
		`for (${head}) {\ndigitalWrite(9, HIGH);\ndelay(300);\ndigitalWrite(9, LOW);\ndelay(300);\n}`;
	const counted = { ...fails("pin", "other_pulses", { pin: "9", count: 2, least: 3, most: 3 }), ...only };
	const slow = (ms: number) => `${LED_OUT}digitalWrite(9, HIGH);\ndelay(${ms});\ndigitalWrite(10, HIGH);`;
	const late = { ...fails("pin", "stayed_low"), wired: { "9": [LED], "10": [GREEN] }, parts: [] };

	testAdvice([
		{
			mistake: "a press that is over before it is asked for",
			work: [`${PRESSED}${LED_OUT}`, pressed(1000), fails("pin")],
			step: { code: "press_missed", line: 5, pin: "2", part: "button" },
			other: [`${PRESSED}${LED_OUT}`, pressed(100), fails("pin")],
		},
		{
			mistake: "what loop repeats and should happen once",
			work: [LED_OUT, blink, pulses],
			step: { code: "begins_again", line: 4 },
			other: [`${LED_OUT}\n${blink}`, "", pulses],
		},
		{
			mistake: "a loop of one round too few",
			work: [`${LED_OUT}\n${rounds("int i = 1; i < 3; i++")}`, "", counted],
			step: { code: "one_round_fewer", line: 3 },
			other: [`${LED_OUT}\n${rounds("int i = 0; i < 3; i++")}`, "", counted],
		},
		{
			mistake: "a level that the light has already",
			work: [LED_OUT, twice("HIGH"), { ...fails("pin"), ...only }],
			step: { code: "same_level_twice", line: 7, pin: "9" },
			other: [LED_OUT, twice("LOW"), { ...fails("pin"), ...only }],
		},
		{
			mistake: "a pause that is far too long",
			work: [slow(5000), "", late],
			step: { code: "slow_pause", line: 3 },
			other: [slow(500), "", late],
		},
		{
			mistake: "a board that sleeps for seconds",
			work: [LED_OUT, onWhen("light > 500").replace("50)", "3000)"), { wired }],
			step: { code: "long_pause", line: 8 },
			other: [LED_OUT, onWhen("light > 500").replace("50)", "300)"), { wired }],
		},
		{
			mistake: "a tone without an end",
			work: [
				"",
				"if (analogRead(A0) > 500) tone(8, 440);",
				{ wired: { "8": [part("b", "buzzer", "taken")], A0: [LIGHT] } },
			],
			step: { code: "tone_never_stops", line: 5, pin: "8" },
			other: [
				"",
				"if (analogRead(A0) > 500) tone(8, 440, 200);",
				{ wired: { "8": [part("b", "buzzer", "taken")], A0: [LIGHT] } },
			],
		},
	]);
});
