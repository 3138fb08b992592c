import { expect, test } from "vitest";
import type { BlockProgram, Statement } from "#domain/bench/block-program/block-program.ts";
import { reportOn } from "./check-result.ts";

const on = (light: string, id = light): Statement => ({ do: "light_on", id, light });
const program = (...statements: Statement[]): BlockProgram => ({ version: 1, statements });
const report = { passed: false, steps: [] };
const checks = { settle: 1, scenes: {} };
const result = { program: program(on("red"), on("green")), checks, report };

test("a report speaks of the blocks that ran, and of the same ones built anew", () => {
	expect(reportOn(result.program, checks, null)).toBeNull();
	expect(reportOn(result.program, checks, result)).toBe(report);
	expect(reportOn(program(on("red", "a"), on("green", "b")), checks, result)).toBe(report);
});

test("a report says nothing of blocks in another order, of another colour, or of fewer", () => {
	for (const changed of [program(on("green"), on("red")), program(on("red"), on("blue")), program(on("red"))])
		expect(reportOn(changed, checks, result)).toBeNull();
});

test("a report on the project says nothing of its extension", () => {
	expect(reportOn(result.program, { ...checks }, result)).toBeNull();
});
