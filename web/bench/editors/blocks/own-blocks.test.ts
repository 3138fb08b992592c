import { expect, test } from "vitest";
import { takesWork } from "./own-blocks.ts";

/** A workspace as Blockly saves it: blocks of these kinds hang under the flag. */
function blocks(name: string, ...kinds: string[]) {
	const chain = kinds.reduceRight<object | undefined>(
		(next, type, index) => ({
			block: { type, id: `${name}${index}`, fields: { LIGHT: "red" }, ...(next ? { next } : {}) },
		}),
		undefined,
	);
	return { blocks: { blocks: [{ type: "when_flag_clicked", id: name, ...(chain ? { next: chain } : {}) }] } };
}

test("other blocks take work away where there is some", () => {
	expect(takesWork(blocks("own", "light_on"), blocks("solution", "light_on", "light_off"))).toBe(true);
	expect(takesWork(blocks("own"), blocks("solution", "light_on"))).toBe(false);
	expect(takesWork({}, blocks("solution", "light_on"))).toBe(false);
});

test("the same blocks once more take nothing away: a second press does not save the solution as the learner's own", () => {
	expect(takesWork(blocks("first", "light_on", "light_off"), blocks("solution", "light_on", "light_off"))).toBe(false);
});

test("blocks that no program can be read from are work", () => {
	expect(takesWork(blocks("own", "flying"), blocks("own", "flying"))).toBe(true);
});
