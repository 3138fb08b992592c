import type { Diagnostic, DiagnosticCode, TextEdit } from "#domain/bench/diagnostic.ts";
import { positionAfter, type SketchView } from "#domain/bench/sketch/sketch-view.ts";
import type { Token } from "#domain/bench/sketch/tokens.ts";
import { typedByKeyboard } from "./odd-characters.ts";

type FixMaker = (diagnostic: Diagnostic, view: SketchView) => TextEdit[] | null;

/**
 * The changes that mend a diagnostic, or null where only the learner knows. They are offered as "Mend it for me", so each is
 * the one thing that was meant: a name in other capitals is replaced, one with other letters is not.
 */
export function fixFor(diagnostic: Diagnostic, view: SketchView): TextEdit[] | null {
	const edits = FIXES[diagnostic.code]?.(diagnostic, view) ?? null;
	return edits !== null && edits.length > 0 && edits.every((edit) => fits(edit, view)) ? edits : null;
}

const FIXES: Partial<Record<DiagnosticCode, FixMaker>> = {
	missing_semicolon: insert(";"),
	missing_comma: insert(","),
	missing_colon: insert(":"),
	missing_equals: insert(" ="),
	missing_bracket: insert("]"),
	missing_parameters: insert("()"),
	missing_hash: insert("#"),
	comment_without_slashes: ({ line, column }, view) => {
		const hasOne = view.lines[line - 1]?.[column - 1] === "/";
		return [{ line, column, remove: "", insert: hasOne ? "/" : "// " }];
	},
	semicolon_after_condition: remove(";"),
	semicolon_after_function: remove(";"),
	include_with_semicolon: removeLast(";"),
	define_with_semicolon: removeLast(";"),
	define_with_equals: removeLast("="),
	then_after_condition: remove("then"),
	type_in_call: ({ line, column, params }) => [{ line, column, remove: `${params.name} `, insert: "" }],
	comparison_as_statement: replace("==", "="),
	comparison_in_declaration: replace("==", "="),
	assignment_in_condition: replace("=", "=="),
	wrong_operator: suggested("text"),
	keyword_case: suggested("name"),
	name_misspelled: inOtherCapitals,
	member_misspelled: inOtherCapitals,
	header_misspelled: ({ line, params }, view) => inDirective(view, line, params.name ?? "", params.suggestion ?? ""),
	setup_misspelled: inOtherCapitalsAnywhere,
	loop_misspelled: inOtherCapitalsAnywhere,
	library_not_included: ({ params }) => [{ line: 1, column: 1, remove: "", insert: `#include <${params.library}>\n` }],
	constant_in_quotes: ({ line, params }, view) =>
		ofToken(view, line, (token) => token.text.slice(1, -1) === params.text, params.text ?? ""),
	single_quotes_for_text: ({ line, params }, view) =>
		ofToken(view, line, ({ text }) => text === `'${params.text}'`, `"${params.text}"`),
	double_quotes_for_letter: ({ line }, view) =>
		ofToken(
			view,
			line,
			({ text }) => /^"[^"\\]"$/.test(text),
			(text) => `'${text[1]}'`,
		),
	text_plus_number: ({ line, column, params: { text = "" } }) => [
		{ line, column, remove: text, insert: `String(${text})` },
	],
	call_without_parentheses: callWithoutValues,
	serial_not_begun: (_, view) => atStartOfSetup(view, "Serial.begin(9600);"),
	pin_mode_missing: ({ params }, view) => atStartOfSetup(view, `pinMode(${params.pin}, OUTPUT);`),
	curly_quotes: (_, view) => typedByKeyboard(view),
	long_dash: (_, view) => typedByKeyboard(view),
	invisible_character: (_, view) => typedByKeyboard(view),
};

/** The text to remove must match, or the position is wrong. */
function fits({ line, column, remove }: TextEdit, { lines }: SketchView): boolean {
	return lines[line - 1]?.startsWith(remove, column - 1) ?? false;
}

function insert(text: string): FixMaker {
	return ({ line, column }) => [{ line, column, remove: "", insert: text }];
}

function remove(text: string): FixMaker {
	return replace(text, "");
}

function replace(text: string, by: string): FixMaker {
	return ({ line, column }) => [{ line, column, remove: text, insert: by }];
}

/** The last such sign of the line's directive. */
function removeLast(text: string): FixMaker {
	return ({ line }, view) => inDirective(view, line, text, "");
}

function suggested(param: string): FixMaker {
	return ({ line, column, params }) => [{ line, column, remove: params[param] ?? "", insert: params.suggestion ?? "" }];
}

function isOnlyCapitals({ params: { name = "", suggestion = "" } }: Diagnostic): boolean {
	return name.toLowerCase() === suggestion.toLowerCase();
}

function inOtherCapitals(diagnostic: Diagnostic): TextEdit[] | null {
	const { line, column, params } = diagnostic;
	if (!isOnlyCapitals(diagnostic)) return null;
	return [{ line, column, remove: params.name ?? "", insert: params.suggestion ?? "" }];
}

/** `void Setup()`: the linker names no line. */
function inOtherCapitalsAnywhere(
	{ code, params }: Diagnostic,
	{ bodies, tokens, partner }: SketchView,
): TextEdit[] | null {
	const wanted = code === "setup_misspelled" ? "setup" : "loop";
	const body = bodies.find(({ name }) => name === params.name);
	const name = body && tokens[partner(body.open - 1) - 1];
	if (!name || name.text.toLowerCase() !== wanted) return null;
	return [{ line: name.line, column: name.column, remove: name.text, insert: wanted }];
}

function inDirective({ tokens }: SketchView, line: number, text: string, by: string): TextEdit[] | null {
	const directive = tokens.find((token) => token.kind === "directive" && token.line === line);
	const at = directive?.text.lastIndexOf(text) ?? -1;
	if (!directive || at === -1 || text === "" || directive.text.includes("\n")) return null;
	return [{ line, column: directive.column + at, remove: text, insert: by }];
}

/** Replaces the one token of a line that is meant; null where several could be. */
function ofToken(
	{ tokens }: SketchView,
	line: number,
	isMeant: (token: Token) => boolean,
	by: string | ((text: string) => string),
): TextEdit[] | null {
	const found = tokens.filter((token) => token.line === line && isMeant(token));
	const [token] = found;
	if (!token || found.length > 1) return null;
	const text = typeof by === "string" ? by : by(token.text);
	return [{ line, column: token.column, remove: token.text, insert: text }];
}

/** Functions of objects and of the Arduino that are called with nothing between their brackets. */
const WITHOUT_VALUES =
	/^(?:millis|micros|noInterrupts|interrupts|available|read|readString|readTemperature|readHumidity|clear|home|peek|flush|requestTemperatures)$/;

function callWithoutValues({ line, column, params: { name = "" } }: Diagnostic, view: SketchView): TextEdit[] | null {
	const token = view.tokens[view.indexAt({ line, column })];
	const isOwn = view.bodies.some((body) => body.name === name && view.tokens[body.open - 2]?.text === "(");
	if (!token || token.text !== name || !(isOwn || WITHOUT_VALUES.test(name))) return null;
	return [{ ...positionAfter(token), remove: "", insert: "()" }];
}

/** A first line of `setup`, indented as the one that follows. */
function atStartOfSetup({ bodies, tokens, source }: SketchView, text: string): TextEdit[] | null {
	const brace = tokens[bodies.find(({ name }) => name === "setup")?.open ?? -1];
	if (!brace) return null;
	const next = source.slice(brace.to);
	const indent = /^[^\S\n]*\r?\n([^\S\n]*)\S/.exec(next)?.[1];
	const isEmpty = /^\s*\}/.test(next);
	const line = indent === undefined ? ` ${text}` : `\n${isEmpty ? "  " : indent}${text}`;
	return [{ line: brace.line, column: brace.column + 1, remove: "", insert: line }];
}
