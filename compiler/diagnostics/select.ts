import type { Diagnostic, DiagnosticCode } from "#domain/bench/diagnostic.ts";
import type { BraceTrouble } from "./braces.ts";

const MOST_DIAGNOSTICS = 20;

/** Warnings shown only without errors: with an error in the sketch they are mostly its consequence. */
const ONLY_WITHOUT_ERRORS: readonly DiagnosticCode[] = [
	"unused_variable",
	"unused_value",
	"missing_return",
	"missing_quote",
	"pin_mode_missing",
	"pin_without_pwm",
	"text_plus_number",
	"missing_break",
	"braces_missing",
	"delay_in_interrupt",
	"library_not_included",
	"unknown",
];

/** Shown beside another error of their line: none of these follows from another. */
const INDEPENDENT: readonly DiagnosticCode[] = [
	"name_misspelled",
	"keyword_case",
	"member_misspelled",
	"missing_semicolon",
];

/** A text without its end swallows the rest of its line: these codes right after it are its consequence. */
const AFTER_OPEN_TEXT: readonly DiagnosticCode[] = ["missing_parenthesis", "missing_semicolon"];

/** With another error above them they are mostly its consequence. */
const WEAK: readonly DiagnosticCode[] = [
	"missing_value",
	"missing_closing_brace",
	"extra_closing_brace",
	"else_without_if",
];

const OF_CONDITIONS: readonly DiagnosticCode[] = ["semicolon_after_condition", "assignment_in_condition"];

/** Messages caused by unbalanced braces. */
const OF_BRACES: readonly DiagnosticCode[] = [
	"missing_closing_brace",
	"missing_opening_brace",
	"extra_closing_brace",
	"defined_inside_function",
	"instruction_outside",
	"missing_value",
	"type_not_known",
	"missing_type",
	"unknown",
];

/**
 * Leaves out what a learner need not read: all but the first message of a line, consequences of a missing or extra brace,
 * and unexplained messages when there are explained ones. Errors first, each kind by line.
 */
export function onlyWorthSaying(all: readonly Diagnostic[], braces: BraceTrouble | null): Diagnostic[] {
	let errors = all.filter(({ severity }) => severity === "error");
	const hasOpenComment = errors.some(({ code }) => code === "comment_not_closed");
	const ofBraces = braces === null || hasOpenComment ? undefined : errors.find(({ code }) => OF_BRACES.includes(code));
	if (braces !== null && ofBraces !== undefined) {
		const before = errors.filter(({ code, line }) => !OF_BRACES.includes(code) && line < ofBraces.line);
		errors = [...before, { ...ofBraces, ...braces.position, code: braces.code, params: braces.params }];
	}
	const withoutType = new Set(all.flatMap(({ code, params }) => (code === "missing_type" ? [params.name] : [])));
	errors = errors.filter(({ code, params }) => code !== "name_not_known" || !withoutType.has(params.name));
	errors = withoutConsequences(firstOfEachLine(byLine([...errors].sort((a, b) => ofCounting(a) - ofCounting(b)))));
	const returnsNothing = all.some(({ code, params }) => code === "missing_return" && !withoutType.has(params.name));
	const mended = new Set(errors.map(({ line }) => line));
	// Without its `)`, a condition seems to end at the next semicolon.
	const openCondition = errors.some(({ code }) => code === "missing_parenthesis");
	const warnings = firstOfEachLine(all.filter(({ severity }) => severity === "warning"))
		.filter(({ code }) => !(OF_CONDITIONS.includes(code) && openCondition))
		.filter(({ code, line }) => errors.length === 0 || (!ONLY_WITHOUT_ERRORS.includes(code) && !mended.has(line)))
		.filter(({ code, params }) => code !== "missing_return" || !withoutType.has(params.name))
		// What a function was to give back is computed and not used.
		.filter(({ code }) => code !== "unused_variable" || !returnsNothing);
	errors.sort((a, b) => a.line - b.line || a.column - b.column);
	return [...errors, ...byLine(warnings)].slice(0, MOST_DIAGNOSTICS);
}

function withoutConsequences(errors: readonly Diagnostic[]): Diagnostic[] {
	const include = errors.find(({ code }) => code === "include_without_brackets");
	if (include) return [include];
	const comment = errors.find(({ code }) => code === "comment_not_closed");
	if (comment) return errors.filter(({ line, code }) => line <= comment.line && !WEAK.includes(code));
	const strong = errors.find(({ code }) => code !== "unknown" && !WEAK.includes(code));
	const left = errors.filter(({ code, line }) => !strong || !WEAK.includes(code) || line < strong.line);
	const explained = left.filter(
		({ code }, index) =>
			code !== "unknown" && !(left[index - 1]?.code === "missing_quote" && AFTER_OPEN_TEXT.includes(code)),
	);
	return explained.length > 0 ? explained : left;
}

function byLine(list: readonly Diagnostic[]): Diagnostic[] {
	return [...list].sort((a, b) => a.line - b.line);
}

/** After the others of its line: a call that lacks a comma also gets "too few values". */
function ofCounting({ code }: Diagnostic): number {
	return code === "wrong_argument_count" ? 1 : 0;
}

/** Of messages without a line (0) each kind is kept once; of a line the first, and others that do not follow from it. */
function firstOfEachLine(list: readonly Diagnostic[]): Diagnostic[] {
	const kept: Diagnostic[] = [];
	for (const one of list) {
		const others = kept.filter(({ line, code }) => line === one.line && (line > 0 || code === one.code));
		if (others.length === 0 || [one, ...others].every((other) => isApart(other, [one, ...others]))) kept.push(one);
	}
	return kept;
}

/** An independent mistake of its line, which no other of these speaks of. */
function isApart(one: Diagnostic, all: readonly Diagnostic[]): boolean {
	return (
		one.line > 0 &&
		INDEPENDENT.includes(one.code) &&
		all.every((other) => other === one || (other.column !== one.column && other.params.name !== one.params.name))
	);
}
