import { expect, test } from "vitest";
import { createPieceSplitter } from "./reply-pieces.ts";

const REPLY =
	'Look at line 4. Is "HIGH" right?\nUse Serial.print there:\n```cpp\nint a = 1;\n\nint b.c = 2;\n```\nThen upload';
const PIECES = [
	"Look at line 4.",
	' Is "HIGH" right?',
	"\nUse Serial.print there:\n",
	"```cpp\nint a = 1;\n\nint b.c = 2;\n```\n",
	"Then upload",
];

/** The pieces of a reply that arrives this many characters at a time. */
function piecesOf(reply: string, size: number): string[] {
	const splitter = createPieceSplitter();
	const pieces: string[] = [];
	for (let at = 0; at < reply.length; at += size) pieces.push(...splitter.push(reply.slice(at, at + size)));
	const rest = splitter.end();
	return rest === "" ? pieces : [...pieces, rest];
}

test.each([1, 2, 3, 7, 500])("a reply of %i characters at a time is split at sentences and whole blocks", (size) => {
	expect(piecesOf(REPLY, size)).toEqual(PIECES);
});

test("no piece comes before its end is known", () => {
	const splitter = createPieceSplitter();
	expect(splitter.push("Press Upload")).toEqual([]);
	expect(splitter.push(". N")).toEqual(["Press Upload."]);
	expect(splitter.push("ow\n``")).toEqual([" Now\n"]);
	expect(splitter.push("`\nint a;\n")).toEqual([]);
	expect(splitter.end()).toBe("```\nint a;\n");
});

test("a block that begins within a line is a piece of its own", () => {
	expect(piecesOf("Try ```int a;``` now.\nGood.", 4)).toEqual(["Try ", "```int a;``` now.\n", "Good."]);
});
