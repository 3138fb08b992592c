import { beforeAll, expect, test } from "vitest";
import { DIAGNOSTIC_CODES, type Diagnostic } from "#domain/bench/diagnostic.ts";
import { explainDiagnostic, loadExplanations, plainTextOf } from "./explain-diagnostic.ts";

beforeAll(loadExplanations);

const missing: Diagnostic = {
	code: "missing_semicolon",
	severity: "error",
	line: 11,
	column: 26,
	params: { after: "OUTPUT)" },
	raw: "sketch.ino:12:1: error: expected ';' before '}' token",
};

test("a mistake is named with its line, and explained with the words of the sketch", () => {
	expect(explainDiagnostic(missing)).toEqual({
		title: "Line 11: a semicolon is missing",
		text: "Every instruction ends with `;`. Put one after `OUTPUT)`.",
	});
});

test("every code but the unknown one has words of its own", () => {
	const unknown = explainDiagnostic({ ...missing, code: "unknown" });
	expect(unknown.text).toBeNull();
	for (const code of DIAGNOSTIC_CODES.filter((one) => one !== "unknown")) {
		const { title, text } = explainDiagnostic({ ...missing, code });
		expect(title, code).not.toBe(unknown.title);
		expect(text?.length, code).toBeGreaterThan(10);
	}
});

test("what concerns the sketch as a whole names no line and begins with a capital letter", () => {
	const { title } = explainDiagnostic({ ...missing, code: "missing_loop", line: 0, column: 0 });
	expect(title).toBe("The function loop is missing");
});

test("one line holds the words for a tooltip; the compiler's own where there are none", () => {
	expect(plainTextOf(missing)).toBe(
		"Line 11: a semicolon is missing. Every instruction ends with ;. Put one after OUTPUT).",
	);
	expect(plainTextOf({ ...missing, code: "unknown" })).toContain("expected ';'");
});

test("a backtick of the sketch does not end a piece of code", () => {
	const { text } = explainDiagnostic({ ...missing, code: "stray_character", params: { text: "`" } });
	expect((text?.match(/`/g) ?? []).length).toBe(2);
});
