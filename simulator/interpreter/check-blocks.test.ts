import { expect, test } from "vitest";
import type { BlockProgram, Statement } from "#domain/bench/block-program/block-program.ts";
import type { Checks } from "../checks/format.ts";
import { seededRandom } from "../checks/seeded-random.ts";
import { PART_KINDS } from "../parts/registry.ts";
import { checkBlocks } from "./check-blocks.ts";

const devices = { lights: {}, sensors: {}, outputs: ["13"] };
const circuit = { board: "uno" as const, parts: [], wires: [] };
const checks: Checks = { settle: 0.02, scenes: { one: { lasts: 25, expect: [{ pin: "12", is: "off" }] } } };
const check = (statements: Statement[]) =>
	checkBlocks({
		program: { version: 1, statements } satisfies BlockProgram,
		devices,
		circuit,
		kinds: PART_KINDS,
		checks,
		random: seededRandom(3),
	});

const repeat = (times: number, body: Statement[]): Statement => ({
	id: "again",
	do: "repeat",
	times: { kind: "number", value: times },
	body,
});
const pin = (high: boolean): Statement => ({ id: "pin", do: "pin_set", pin: "13", high });
const neverTrue: Statement = {
	id: "if",
	do: "if",
	condition: {
		kind: "compare",
		operator: "less",
		left: { kind: "variable", name: "n" },
		right: { kind: "number", value: 0 },
	},
	whenTrue: [pin(true)],
	whenFalse: [],
};

test.each([
	["change a pin", [pin(true), pin(false)]],
	["only ask about a variable", [neverTrue]],
	[
		"only ask, thirty blocks deep",
		[Array.from({ length: 27 }).reduce<Statement>((inner) => repeat(9999, [inner]), neverTrue)],
	],
])("blocks that repeat 9999 times 9999 times and %s are stopped as too fast", (_what, body) => {
	expect(check([repeat(9999, [repeat(9999, body)])])).toMatchObject({ passed: false, stopped: "too_fast" });
});

test("blocks that change a pin as fast as they can 9999 times pass: it is over soon", () => {
	expect(check([repeat(9999, [pin(true), pin(false)])])).toEqual({
		passed: true,
		steps: [{ id: "one", state: "passed" }],
	});
});
