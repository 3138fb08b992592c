import { expect, test } from "vitest";
import { replyParts } from "./reply-parts.ts";

test("a reply is words, with code and bold words in them, and blocks of code", () => {
	expect(replyParts("Look at **line 2**: `int a`.\n\n```cpp\nint a;\n\nint b;\n```\nRight?")).toEqual([
		{
			kind: "words",
			pieces: [
				{ kind: "plain", text: "Look at " },
				{ kind: "bold", text: "line 2" },
				{ kind: "plain", text: ": " },
				{ kind: "code", text: "int a" },
				{ kind: "plain", text: "." },
			],
		},
		{ kind: "code", text: "int a;\n\nint b;" },
		{ kind: "words", pieces: [{ kind: "plain", text: "Right?" }] },
	]);
});

test("what is no mark stays as it is", () => {
	expect(replyParts("2 ** 3 and a ` sign <b>")).toEqual([
		{ kind: "words", pieces: [{ kind: "plain", text: "2 ** 3 and a ` sign <b>" }] },
	]);
	expect(replyParts("")).toEqual([]);
});
