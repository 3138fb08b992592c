import { z } from "zod";

/**
 * What the compiler says about a sketch, as codes that a screen turns into plain words.
 * `unknown` has no explanation of ours: the compiler's own words stand alone.
 */
export const DIAGNOSTIC_CODES = [
	"unknown",
	"missing_semicolon",
	"missing_closing_brace",
	"missing_opening_brace",
	"extra_closing_brace",
	"missing_parenthesis",
	"name_not_known",
	"function_not_known",
	"member_not_known",
	"library_not_found",
	"header_misspelled",
	"keyword_case",
	"assignment_in_condition",
	"semicolon_after_condition",
	"wrong_argument_count",
	"wrong_type",
	"text_for_number",
	"missing_quote",
	"single_quotes_for_text",
	"declared_twice",
	"constant_changed",
	"missing_return",
	"missing_setup",
	"missing_loop",
	"defined_inside_function",
	"unused_variable",
	"unused_value",
	"comparison_as_statement",
	"invalid_number",
	"stray_character",
	"else_without_if",
	"missing_type",
	"serial_not_begun",
	"program_too_large",
	"memory_too_full",
	"template_too_deep",
] as const;

export const diagnostic = z.object({
	code: z.enum(DIAGNOSTIC_CODES),
	severity: z.enum(["error", "warning"]),
	/** 1-based line and column in the learner's sketch, where the mistake is to be mended. 0: the sketch as a whole. */
	line: z.number().int().nonnegative(),
	column: z.number().int().nonnegative(),
	/** Words of the sketch that the explanation names, such as `{ after: "OUTPUT)" }` or `{ name: "digitalwrite", suggestion: "digitalWrite" }`. */
	params: z.record(z.string(), z.string()),
	/** The compiler's own line, paths removed: `sketch.ino:12:1: error: expected ';' before '}' token`. */
	raw: z.string(),
});

export type DiagnosticCode = (typeof DIAGNOSTIC_CODES)[number];
export type Diagnostic = z.infer<typeof diagnostic>;
