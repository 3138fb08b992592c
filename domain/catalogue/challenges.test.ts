import { expect, test } from "vitest";
import { RUBRIC_LINE_MAXIMUM, rubricLines } from "./challenges.ts";

test("a rubric has a line for each that was typed, once, without what is empty", () => {
	expect(rubricLines("")).toEqual([]);
	expect(rubricLines(" It rings. \n\nThe wires are tidy.\r\nIt rings.\n")).toEqual([
		"It rings.",
		"The wires are tidy.",
	]);
	expect(rubricLines("x".repeat(200))).toEqual(["x".repeat(RUBRIC_LINE_MAXIMUM)]);
});
