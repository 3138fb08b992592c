import { expect, test } from "vitest";
import { parseProgram } from "#content/program-text.ts";
import { toBlockly } from "#domain/bench/block-program/to-blockly.ts";
import { programLines } from "./block-reference.ts";

test("a program in words has the names of its blocks, and what is within another is indented", () => {
	const program = "set level = light\nforever\n\tif $level < 500\n\t\ton white\n\telse\n\t\toff white\n\twait 0.5\n";
	expect(programLines(toBlockly(parseProgram(program)))).toEqual([
		"Set level to light",
		"Forever",
		"    If level < 500",
		"        Turn on white",
		"    else",
		"        Turn off white",
		"    Wait 0.5 s",
	]);
	expect(programLines({})).toEqual([]);
});
