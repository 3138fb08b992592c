import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordsNamedIn } from "./blockly-words.ts";

test("only words that the sources name stay, and the file stays a module", () => {
	const words = readFileSync("node_modules/blockly/msg/en.js", "utf8");
	const kept = wordsNamedIn(words, 'Msg.DELETE_BLOCK + "%{BKY_NEW_VARIABLE}"');
	expect(kept).toContain('Blockly.Msg["DELETE_BLOCK"] = "Delete Block";');
	expect(kept).toContain('Blockly.Msg["NEW_VARIABLE"]');
	expect(kept).not.toContain("CONTROLS_IF");
	expect(kept.match(/Blockly\.Msg\["/g)).toHaveLength(2);
	expect(kept).toContain("return Blockly.Msg;");
});
