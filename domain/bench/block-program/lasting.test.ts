import { expect, test } from "vitest";
import type { Statement, Value } from "./block-program.ts";
import { mayRunLong } from "./lasting.ts";

const number = (value: number): Value => ({ kind: "number", value });
const on: Statement = { do: "light_on", id: "on", light: "red" };
const blink: Statement = { do: "light_blink", id: "blink", light: "red" };
const drive: Statement = { do: "drive", id: "drive", way: "stop" };
const repeat = (times: Value, ...body: Statement[]): Statement => ({ do: "repeat", id: "repeat", times, body });
const waitFor = (seconds: Value): Statement => ({ do: "wait_for", id: "wait", seconds });
const forever: Statement = { do: "forever", id: "forever", body: [] };
const until: Statement = { do: "wait_until", id: "until", condition: { kind: "always_false" } };
const choice = (...whenFalse: Statement[]): Statement => ({
	do: "if",
	id: "if",
	condition: { kind: "always_false" },
	whenTrue: [on],
	whenFalse,
});

test.each<[string, boolean, Statement[]]>([
	["a forever", true, [forever]],
	["a forever in a choice", true, [choice(forever)]],
	["waiting for something to happen", true, [until]],
	["a minute of lights", false, [repeat(number(60), on)]],
	["a second more", true, [repeat(number(60), on), on]],
	["a repeat that is meant as a forever", true, [repeat(number(999), blink)]],
	["repeats in each other", true, [repeat(number(20), repeat(number(20), blink))]],
	["a repeat of what takes no time", false, [repeat(number(9999), drive)]],
	["a repeat that does nothing", false, [repeat(number(0), repeat(number(999), on)), repeat(number(-1), on)]],
	["as often as a variable says", true, [repeat({ kind: "variable", name: "count" }, on)]],
	["as long as a sensor says", true, [waitFor({ kind: "sensor", sensor: "light" })]],
	["a wait of a number", false, [waitFor(number(-9)), waitFor(number(59))]],
	[
		"all else of a minute",
		false,
		[
			{ do: "wait", id: "w", milliseconds: 48_500 },
			{ do: "tone", id: "t", hertz: 440, milliseconds: 10_000 },
			{ do: "variable_set", id: "s", name: "count", value: number(1) },
			{ do: "variable_change", id: "c", name: "count", by: number(1) },
			blink,
		],
	],
])("%s may run for more than a minute: %s", (_, long, statements) => {
	expect(mayRunLong({ version: 1, statements })).toBe(long);
});
