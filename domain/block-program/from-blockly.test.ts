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
