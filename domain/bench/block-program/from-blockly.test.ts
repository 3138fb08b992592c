import { expect, test } from "vitest";
import { fromBlockly } from "./from-blockly.ts";

const flag = (next?: object, extra: object[] = []) => ({
	blocks: {
		languageVersion: 0,
		blocks: [{ type: "when_flag_clicked", id: "flag", ...(next ? { next: { block: next } } : {}) }, ...extra],
	},
	variables: [{ id: "v1", name: "count" }],
});
const number = (value: unknown) => ({ shadow: { type: "number", id: "n", fields: { NUM: value } } });
const statements = (state: unknown) => fromBlockly(state)?.statements;

test("blocks below the flag become statements in their order", () => {
	const blink = { type: "light_blink", id: "c", fields: { LIGHT: "green" } };
	const repeat = { type: "repeat_times", id: "b", inputs: { TIMES: number(3), DO: { block: blink } } };
	const on = { type: "light_on", id: "a", fields: { LIGHT: "red" }, next: { block: repeat } };
	expect(statements(flag(on))).toEqual([
		{ do: "light_on", id: "a", light: "red" },
		{
			do: "repeat",
			id: "b",
			times: { kind: "number", value: 3 },
			body: [{ do: "light_blink", id: "c", light: "green" }],
		},
	]);
});

test("blocks that hang from nothing mean nothing", () => {
	expect(statements(flag(undefined, [{ type: "light_on", id: "a", fields: { LIGHT: "red" } }]))).toEqual([]);
	expect(statements({ blocks: { blocks: [{ type: "light_on", id: "a", fields: { LIGHT: "red" } }] } })).toEqual([]);
	expect(statements({})).toEqual([]);
});

test.each([
	[1, 1000],
	[0.5, 500],
	[-3, 0],
	[1e9, 600_000],
	["x", 0],
])("a wait of %s seconds is %s ms", (seconds, milliseconds) => {
	const wait = { type: "wait_seconds", id: "a", inputs: { SECONDS: number(seconds) } };
	expect(statements(flag(wait))).toEqual([{ do: "wait", id: "a", milliseconds }]);
});

test("the block that is plugged in counts, not its shadow; a variable is known by its name", () => {
	const plugged = { ...number(1), block: { type: "variable_get", id: "g", fields: { VAR: { id: "v1" } } } };
	const wait = { type: "wait_seconds", id: "a", inputs: { SECONDS: plugged } };
	expect(statements(flag(wait))).toEqual([{ do: "wait_for", id: "a", seconds: { kind: "variable", name: "count" } }]);
});

test("an empty place is 0 or false", () => {
	const compare = { block: { type: "compare", id: "k", fields: { OPERATOR: "less" } } };
	const second = { type: "if_then", id: "b", inputs: { CONDITION: compare } };
	const first = { type: "if_else", id: "a", next: { block: second } };
	const zero = { kind: "number", value: 0 };
	expect(statements(flag(first))).toEqual([
		{ do: "if", id: "a", condition: { kind: "always_false" }, whenTrue: [], whenFalse: [] },
		{
			do: "if",
			id: "b",
			condition: { kind: "compare", operator: "less", left: zero, right: zero },
			whenTrue: [],
			whenFalse: [],
		},
	]);
});

test("what is shown and played is what the display and the buzzer can do", () => {
	const reading = { block: { type: "sensor_reading", id: "s", fields: { SENSOR: "temperature" } } };
	const third = { type: "play_tone", id: "c", fields: { NOTE: "262" }, inputs: { SECONDS: number(0.5) } };
	const second = {
		type: "show_value",
		id: "b",
		fields: { TEXT: "Temperature:", LINE: "2" },
		inputs: { VALUE: reading },
		next: { block: third },
	};
	const first = { type: "show_text", id: "a", fields: { TEXT: "Größe 5 µm, which is small" }, next: { block: second } };
	expect(statements(flag(first))).toEqual([
		{ do: "show", id: "a", line: 0, text: "Gr??e 5 ?m, whic", value: null },
		{ do: "show", id: "b", line: 1, text: "Temperature:", value: { kind: "sensor", sensor: "temperature" } },
		{ do: "tone", id: "c", hertz: 262, milliseconds: 500 },
	]);
	expect(
		statements(flag({ type: "play_tone", id: "c", fields: { NOTE: "x" }, inputs: { SECONDS: number(99) } })),
	).toEqual([{ do: "tone", id: "c", hertz: 31, milliseconds: 10_000 }]);
});

test("buzzer, wheels, wait until and not", () => {
	const touched = { block: { type: "sensed", id: "s", fields: { SENSOR: "touch" } } };
	const condition = { block: { type: "not", id: "n", inputs: { CONDITION: touched } } };
	const third = { type: "wait_until", id: "c", inputs: { CONDITION: condition } };
	const second = { type: "drive", id: "b", fields: { WAY: "left" }, next: { block: third } };
	expect(statements(flag({ type: "buzzer_on", id: "a", next: { block: second } }))).toEqual([
		{ do: "buzzer_set", id: "a", on: true },
		{ do: "drive", id: "b", way: "left" },
		{ do: "wait_until", id: "c", condition: { kind: "not", condition: { kind: "sensed", sensor: "touch" } } },
	]);
	expect(statements(flag({ type: "drive", id: "b", fields: { WAY: "up" } }))).toMatchObject([{ way: "stop" }]);
});

test.each([
	[null],
	["blocks"],
	[{ blocks: 3 }],
	[{ blocks: { blocks: [{ type: "light_on" }] } }],
	[flag({ type: "no_such_block", id: "a" })],
])("what is no workspace of ours is null: %j", (state) => {
	expect(fromBlockly(state)).toBeNull();
});

test("a state that is nested without end is null, not a crash", () => {
	let block: object = { type: "light_on", id: "x", fields: { LIGHT: "red" } };
	for (let depth = 0; depth < 5000; depth++)
		block = { type: "repeat_times", id: "r", inputs: { TIMES: number(1), DO: { block } } };
	expect(fromBlockly(flag(block))).toBeNull();
});

test("names of any length that Blockly takes make a program: cut, and no two of them alike", () => {
	const long = "x".repeat(80);
	const names = [`${long}a`, `${long}b`, `${"x".repeat(58)}🚀🚀`, `${"x".repeat(59)}1`];
	const variables = names.map((name, index) => ({ id: `v${index}`, name }));
	const chain = variables.reduceRight<object | undefined>(
		(next, { id }) => ({
			block: { type: "variable_set", id, fields: { VAR: { id } }, ...(next ? { next } : {}) },
		}),
		undefined,
	);
	const blocks = [{ type: "when_flag_clicked", id: "flag", next: chain }];
	const program = fromBlockly({ blocks: { blocks }, variables });
	const found = program?.statements.map((one) => (one.do === "variable_set" ? one.name : ""));
	const x = (count: number) => "x".repeat(count);
	expect(found).toEqual([`${x(59)}2`, `${x(59)}3`, `${x(58)}1`, `${x(59)}1`]);
});
