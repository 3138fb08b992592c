import { expect, test } from "vitest";
import { findDeepNesting, MOST_NESTED } from "./nesting.ts";

const nested = (depth: number) => `void setup() {\n  ${"(".repeat(depth - 1)}`;

test("a sketch may nest brackets so deep and no deeper; the error stands at the bracket that is too many", () => {
	expect(findDeepNesting(nested(MOST_NESTED))).toBeNull();
	expect(findDeepNesting(nested(MOST_NESTED + 1))).toMatchObject({
		code: "nested_too_deep",
		severity: "error",
		line: 2,
		column: 2 + MOST_NESTED,
		params: { most: String(MOST_NESTED) },
	});
});

test.each([
	["one kind", "{".repeat(30_000) + "}".repeat(30_000)],
	["all kinds, with < among them", "({[<".repeat(15_900)],
	["behind a text in its line", `"" '' ${"[".repeat(100)}`],
	["behind texts and comments", `'"' "'" "\\"" /* " */ // '\n${"[".repeat(100)}`],
])("%s: refused", (_name, source) => {
	expect(findDeepNesting(source)).toMatchObject({ code: "nested_too_deep" });
});

test.each([
	["side by side", "({[]})".repeat(1000)],
	["around texts", 'Serial.println("on");\n'.repeat(100)],
	["around letters", "Serial.println('a');\n".repeat(100)],
	["in a text", `"${"(".repeat(500)}"`],
	["in a comment", `/* ${"{".repeat(500)} */ // ${"[".repeat(500)}`],
	["in a comment without its end", `/* ${"{".repeat(500)}`],
])("brackets %s do not count as nested", (_name, source) => {
	expect(findDeepNesting(source)).toBeNull();
});
