import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Diagnostic, TextEdit } from "#domain/bench/diagnostic.ts";
import type { Compiler } from "../compiler.ts";
import { testCompiler } from "../testing/test-compiler.ts";

const FOLDERS = ["examples", ...["first", "second", "third", "fourth"].map((ten) => `held-out/${ten}`)];
const SKETCHES = FOLDERS.flatMap((folder) =>
	readdirSync(new URL(`./${folder}/`, import.meta.url)).map((name) => `${folder}/${name}`),
);
const MOST_FIXES = 12;

let compiler: Compiler;
let close: () => Promise<void>;

beforeAll(async () => {
	({ compiler, close } = await testCompiler());
});
afterAll(() => close());

/** Presses "Mend it for me" until nothing offers it any more. */
async function mended(source: string): Promise<{ fixed: Diagnostic[]; left: Diagnostic[]; outcome: string }> {
	const fixed: Diagnostic[] = [];
	for (let text = source; ; ) {
		const { outcome, diagnostics } = await compiler.compile(text, { userId: "asha" });
		const next = diagnostics.find(({ fix }) => fix !== undefined);
		if (!next?.fix || fixed.length === MOST_FIXES) return { fixed, left: diagnostics, outcome };
		fixed.push(next);
		text = applied(text, next.fix);
	}
}

/** Applied from last to first, so that offsets stay valid. */
function applied(source: string, edits: readonly TextEdit[]): string {
	const lines = source.split("\n");
	for (const { line, column, remove, insert } of edits.toReversed()) {
		const text = lines[line - 1] ?? "";
		expect(text.slice(column - 1, column - 1 + remove.length)).toBe(remove);
		lines[line - 1] = text.slice(0, column - 1) + insert + text.slice(column - 1 + remove.length);
	}
	return lines.join("\n");
}

describe("a mistake that is mended for the learner is gone, and brings no other", () => {
	test.each(SKETCHES)("%s", async (path) => {
		const source = readFileSync(new URL(`./${path}`, import.meta.url), "utf8");
		const before = await compiler.compile(source, { userId: "asha" });
		const { fixed, left, outcome } = await mended(source);
		expect(fixed.length).toBeLessThan(MOST_FIXES);
		const kept = before.diagnostics.filter(({ fix }) => fix === undefined).map(({ code }) => code);
		expect(left.map(({ code }) => code)).toEqual(kept);
		if (kept.length === 0) expect(outcome).toBe("compiled");
	});
});

test("most mistakes of the examples that have one remedy can be mended with a press", async () => {
	const codes = new Set<string>();
	for (const path of SKETCHES) {
		const source = readFileSync(new URL(`./${path}`, import.meta.url), "utf8");
		const { diagnostics } = await compiler.compile(source, { userId: "asha" });
		for (const { code, fix } of diagnostics) if (fix) codes.add(code);
	}
	expect([...codes].sort()).toMatchInlineSnapshot(`
		[
		  "assignment_in_condition",
		  "call_without_parentheses",
		  "comment_without_slashes",
		  "comparison_as_statement",
		  "comparison_in_declaration",
		  "constant_in_quotes",
		  "curly_quotes",
		  "define_with_equals",
		  "define_with_semicolon",
		  "double_quotes_for_letter",
		  "header_misspelled",
		  "include_with_semicolon",
		  "invisible_character",
		  "keyword_case",
		  "library_not_included",
		  "long_dash",
		  "loop_misspelled",
		  "member_misspelled",
		  "missing_bracket",
		  "missing_colon",
		  "missing_comma",
		  "missing_equals",
		  "missing_hash",
		  "missing_parameters",
		  "missing_semicolon",
		  "name_misspelled",
		  "pin_mode_missing",
		  "semicolon_after_condition",
		  "semicolon_after_function",
		  "serial_not_begun",
		  "setup_misspelled",
		  "single_quotes_for_text",
		  "text_plus_number",
		  "then_after_condition",
		  "type_in_call",
		  "wrong_operator",
		]
	`);
});
