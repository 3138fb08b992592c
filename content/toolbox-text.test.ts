import { expect, test } from "vitest";
import { BadProgramText } from "./program-text.ts";
import { readToolbox } from "./toolbox-text.ts";

const light = { type: "sensor_reading", fields: { SENSOR: "light" } };
const dark = {
	type: "compare",
	fields: { OPERATOR: "less" },
	numbers: { LEFT: 0, RIGHT: 500 },
	plugged: { LEFT: light },
};

test.each([
	["forever", { type: "forever" }],
	["on white", { type: "light_on", fields: { LIGHT: "white" } }],
	["pin 11 high", { type: "pin_set", fields: { PIN: "11", LEVEL: "HIGH" } }],
	["wait 0.5", { type: "wait_seconds", numbers: { SECONDS: 0.5 } }],
	["repeat 3", { type: "repeat_times", numbers: { TIMES: 3 } }],
	["if sensed tilt", { type: "if_then", plugged: { CONDITION: { type: "sensed", fields: { SENSOR: "tilt" } } } }],
	["if light < 500 else", { type: "if_else", plugged: { CONDITION: dark } }],
	["wait until light < 500", { type: "wait_until", plugged: { CONDITION: dark } }],
	["light < 500", dark],
	["light", light],
	["sensed tilt", { type: "sensed", fields: { SENSOR: "tilt" } }],
	["if", { type: "if_then" }],
	["if else", { type: "if_else" }],
	["wait until", { type: "wait_until" }],
	["not", { type: "not" }],
	["not sensed tilt", { type: "not", plugged: { CONDITION: { type: "sensed", fields: { SENSOR: "tilt" } } } }],
	["set level = light", { type: "variable_set", variable: "level", numbers: { VALUE: 0 }, plugged: { VALUE: light } }],
	["change level by 1", { type: "variable_change", variable: "level", numbers: { BY: 1 } }],
	["$level", { type: "variable_get", variable: "level" }],
	['show 2 "Hello"', { type: "show_text", fields: { TEXT: "Hello", LINE: "2" } }],
	["tone 880 0.5", { type: "play_tone", fields: { NOTE: "880" }, numbers: { SECONDS: 0.5 } }],
	["drive left", { type: "drive", fields: { WAY: "left" } }],
])("a block of a toolbox as text: %s", (line, block) => {
	expect(readToolbox([line])).toEqual([block]);
});

test("what is no block is refused", () => {
	for (const line of ["jump high", "if light ! 5", "wait until else"])
		expect(() => readToolbox([line])).toThrow(BadProgramText);
});
