import { expect, test } from "vitest";
import type { BlockProgram, Statement } from "#domain/block-program/block-program.ts";
import { reportOn } from "./judged.ts";

const on = (light: string, id = light): Statement => ({ do: "light_on", id, light });
const program = (...statements: Statement[]): BlockProgram => ({ version: 1, statements });
const report = { passed: false, steps: [] };
const checks = { settle: 1, scenes: {} };
const judged = { program: program(on("red"), on("green")), checks, report };

test("a report speaks of the blocks that ran, and of the same ones built anew", () => {
	expect(reportOn(judged.program, checks, null)).toBeNull();
	expect(reportOn(judged.program, checks, judged)).toBe(report);
	expect(reportOn(program(on("red", "a"), on("green", "b")), checks, judged)).toBe(report);
});

test("a report says nothing of blocks in another order, of another colour, or of fewer", () => {
	for (const changed of [program(on("green"), on("red")), program(on("red"), on("blue")), program(on("red"))])
		expect(reportOn(changed, checks, judged)).toBeNull();
});

test("a report on the project says nothing of its second challenge", () => {
	expect(reportOn(judged.program, { ...checks }, judged)).toBeNull();
});
