import { expect, test } from "vitest";
import { pointersIn } from "./pointers.ts";

const WORK = {
	lines: 30,
	pins: ["2", "8", "A0", "GND.1"],
	parts: [
		{ id: "buzzer", names: ["buzzer"] },
		{ id: "probe", names: ["temperature probe", "sensor"] },
	],
};

test("lines, pins and parts that exist are pointed at, in the order of the text", () => {
	expect(pointersIn("Look at the Buzzer on pin 8, then read line 24 and line 24.", WORK)).toEqual([
		{ kind: "part", id: "buzzer" },
		{ kind: "pin", pin: "8" },
		{ kind: "line", line: 24 },
	]);
	expect(pointersIn("Pin a0 and pin D2", WORK)).toEqual([
		{ kind: "pin", pin: "A0" },
		{ kind: "pin", pin: "2" },
	]);
	expect(pointersIn("Pin GND of the temperature probe", WORK)).toEqual([
		{ kind: "pin", pin: "GND.1" },
		{ kind: "part", id: "probe" },
	]);
});

test.each(["Look at line 31.", "Line 0", "Pin 9 is free", "BUZZER_PIN is a name", "buzzers", "It takes 24 lines"])(
	"what does not exist is not: %s",
	(text) => {
		expect(pointersIn(text, WORK)).toEqual([]);
	},
);

test("at most three are offered", () => {
	expect(pointersIn("line 1, line 2, line 3, line 4", WORK)).toHaveLength(3);
});
