import { expect, test } from "vitest";
import { looseBlock } from "./loose-block.ts";

const flag = { type: "when_flag_clicked", id: "f", next: { block: { type: "forever", id: "a" } } };

test("a block that hangs in no program is found, one that hangs in it is not", () => {
	expect(looseBlock({ blocks: { blocks: [flag, { type: "wait", id: "b" }] } })).toBe("b");
	expect(looseBlock({ blocks: { blocks: [flag] } })).toBeNull();
	expect(looseBlock({})).toBeNull();
	expect(looseBlock("no blocks at all")).toBeNull();
});
