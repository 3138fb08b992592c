import { expect, test } from "vitest";
import { partsOf } from "./post-parts.ts";

test("code stands between lines of three backticks, also where the last line is missing", () => {
	expect(partsOf("My program:\n```cpp\nint a;\n\nint b;\n```\nIt fails.")).toEqual([
		{ kind: "words", text: "My program:" },
		{ kind: "code", text: "int a;\n\nint b;" },
		{ kind: "words", text: "It fails." },
	]);
	expect(partsOf("```\nint a;")).toEqual([{ kind: "code", text: "int a;" }]);
});

test("only web addresses become links, without the sentence's last sign", () => {
	expect(partsOf("See https://example.org/a?b=1. Or javascript:alert(1), data:text/html,x")).toEqual([
		{ kind: "words", text: "See " },
		{ kind: "link", text: "https://example.org/a?b=1", href: "https://example.org/a?b=1" },
		{ kind: "words", text: ". Or javascript:alert(1), data:text/html,x" },
	]);
});

test.each(["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[x](javascript:alert(1))", "\u202Egnp.exe"])(
	"%j is text and nothing else",
	(content) => {
		expect(partsOf(content)).toEqual([{ kind: "words", text: content }]);
	},
);

test("a link in code is code", () => {
	expect(partsOf('```\nget("http://a.b");\n```')).toEqual([{ kind: "code", text: 'get("http://a.b");' }]);
});
