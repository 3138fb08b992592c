import type { SketchView } from "#domain/bench/sketch/sketch-view.ts";
import type { Token } from "#domain/bench/sketch/tokens.ts";
import { isConstant } from "./known-names.ts";
import { afterPrevious, behind } from "./missing-after.ts";
import { nearestName } from "./nearest-name.ts";
import { CURLY_QUOTES, isLongDash } from "./odd-characters.ts";
import { type Finding, plainRule, type Rule, type RuleContext } from "./rule.ts";
import { bracketOfLine, lonelyElse, parenthesis, semicolon, value, valueInList } from "./statements.ts";
import { bracketsBeforeName, initializer, outside, unqualified } from "./top-level.ts";

/** Messages of the form "expected … before …": something is missing or too much. */
export const SYNTAX_RULES: readonly Rule[] = [
	{ pattern: /^expected .* before /, explain: (_, context) => inDirective(context) },
	{
		pattern: /^structured binding declaration|^expected (?:identifier|'\]'|',' or '\.\.\.') before/,
		explain: (_, { view, position }) => bracketsBeforeName(view, position.line),
	},
	{ pattern: /^expected (?:',' or )?';' (?:before|at)/, explain: (_, context) => semicolon(context) },
	{
		pattern: /^expected ';' after (?:struct|class|union|enum) definition/,
		explain: (_, context) => afterPrevious(context, "missing_semicolon"),
	},
	{ pattern: /^expected '\)' before/, explain: (_, context) => parenthesis(context) },
	{ pattern: /^expected ',' or '\.\.\.' before/, explain: (_, context) => afterPrevious(context, "missing_comma") },
	{
		pattern: /^expected '\(' before/,
		explain: (_, context) => elseIfAlone(context) ?? afterPrevious(context, "missing_opening_parenthesis"),
	},
	{ pattern: /^expected '\]' before/, explain: (_, context) => afterPrevious(context, "missing_bracket") },
	{ pattern: /^expected initializer before/, explain: (_, context) => initializer(context) },
	{
		pattern: /^expected constructor, destructor, or type conversion before/,
		explain: (_, context) => outside(context),
	},
	{ pattern: /^expected unqualified-id before/, explain: (_, context) => unqualified(context) },
	{ pattern: /^expected primary-expression before/, explain: (_, context) => value(context) },
	{ pattern: /^lvalue required as left operand of assignment/, explain: (_, context) => bracketOfLine(context) },
	plainRule(/^expected declaration before '\}'/, "extra_closing_brace"),
	{ pattern: /^expected '\}' before/, explain: (_, context) => valueInList(context) },
	plainRule(/^expected '\}' (?:at end of input|before)/, "missing_closing_brace"),
	{
		pattern: /^a function-definition is not allowed here/,
		explain: (_, { view, position }) => {
			const name = view.tokens[view.partner(view.indexAt(position) - 1) - 1];
			return name ? { code: "defined_inside_function", params: { name: name.text } } : null;
		},
	},
	plainRule(/^unterminated comment/, "comment_not_closed"),
	{ pattern: /^'else' without a previous 'if'/, explain: (_, context) => lonelyElse(context) },
	{ pattern: /^expected ':' before/, explain: (_, context) => afterPrevious(context, "missing_colon") },
	plainRule(/^expected identifier before '\('/, "condition_needs_parentheses"),
	plainRule(/^jump to case label/, "declared_in_case"),
	plainRule(/^duplicate case value/, "duplicate_case"),
	{
		pattern: /^variable or field '(\w+)' declared void/,
		explain: ([, name = ""], { view }) => {
			const index = view.tokens.findIndex((token, at) => token.text === name && view.depth[at] === 0);
			const next = view.tokens[index + 1];
			if (next?.text === "{") return behind(view.tokens, index, "missing_parameters", name);
			if (next?.text !== "(" || view.partner(index + 1) !== -1) return null;
			return behind(view.tokens, index + 1, "missing_parenthesis", `${name}(`);
		},
	},
	{
		pattern: /^invalid preprocessing directive #(\w+)/,
		explain: ([, name = ""]) => {
			const suggestion = nearestName(name, ["include", "define", "ifdef", "ifndef", "endif", "else"]);
			if (suggestion === null) return null;
			return { code: "name_misspelled", params: { name: `#${name}`, suggestion: `#${suggestion}` } };
		},
	},
	plainRule(/^break statement not within/, "break_outside"),
	{
		pattern: /^case label '?(.*?)'? not within/,
		explain: () => ({ code: "case_outside_switch" }),
	},
	{
		pattern: /^missing terminating/,
		explain: (_, { view, position }) => {
			const header = /^#\s*include\s*<([\w.]+)\s*$/.exec(
				(view.lines[position.line - 1] ?? "").replace(/\/\/.*$/, "").trim(),
			)?.[1];
			if (header !== undefined) return { code: "include_without_brackets", params: { name: header } };
			const open = view.tokens.find((token) => token.line === position.line && isOpenText(token));
			return { code: "missing_quote", ...(open ? { position: open } : {}) };
		},
	},
	{
		pattern: /^multi-character /,
		explain: (_, { view, position }) =>
			longCharacter(view, position.line) ?? { code: "single_quotes_for_text", params: { text: "" } },
	},
	{
		pattern: /^(?:stray '(.*)' in program|extended character (.+) is not valid)/,
		explain: ([, sign, text = sign ?? ""], context) => stray(text, context),
	},
];

/** `else if {` */
function elseIfAlone({ view, position }: RuleContext): Finding | null {
	const index = view.indexBefore(position);
	const [before, word, next] = view.tokens.slice(index - 1, index + 2);
	return before?.text === "else" && word?.text === "if" && next?.text === "{"
		? { code: "else_if_without_condition", position: word }
		: null;
}

/** `"HIGH"`: a constant between quotes, in a line. */
export function constantAsText({ tokens }: SketchView, line: number): Finding | null {
	const token = tokens.find((one) => one.line === line && one.kind === "text" && isConstant(one.text.slice(1, -1)));
	return token ? { code: "constant_in_quotes", params: { text: token.text.slice(1, -1) }, position: token } : null;
}

/** `'Hello'`: more than one letter between single quotes. */
export function longCharacter({ tokens }: SketchView, line: number): Finding | null {
	const token = tokens.find((one) => one.line === line && one.kind === "character" && one.text.length > 3);
	if (!token) return null;
	const text = token.text.slice(1, -1);
	return isConstant(text)
		? { code: "constant_in_quotes", params: { text }, position: token }
		: { code: "single_quotes_for_text", params: { text } };
}

function isOpenText({ kind, text }: Token): boolean {
	return (kind === "text" || kind === "character") && (text.length < 2 || text.at(-1) !== text[0]);
}

/** A `#define` on the line of a message, or of the name in front of it. */
function inDirective({ view, position }: RuleContext): Finding | null {
	const used = view.tokens[view.indexBefore(position)]?.text;
	for (const token of view.tokens) {
		const [, name, value = ""] = (token.kind === "directive" && /^#\s*define\s+(\w+)\s*(.*)$/.exec(token.text)) || [];
		if (name === undefined || (token.line !== position.line && name !== used)) continue;
		const fromEnd = (length: number) => ({ line: token.line, column: token.column + token.text.length - length });
		if (value.startsWith("=")) return { code: "define_with_equals", params: { name }, position: fromEnd(value.length) };
		if (value.endsWith(";")) return { code: "define_with_semicolon", params: { name }, position: fromEnd(1) };
	}
	return null;
}

function stray(text: string, { view, position }: RuleContext): Finding {
	const line = view.tokens.filter((token) => token.line === position.line && token.kind === "symbol");
	const quote = line.find((token) => CURLY_QUOTES.test(token.text));
	if (quote) return { code: "curly_quotes", position: quote };
	const dash = line.find((token) => isLongDash(token.text));
	if (dash) return { code: "long_dash", params: { text: dash.text }, position: dash };
	const strange = line.find((token) => token.text === text) ?? line.find((token) => token.text > "\x7e");
	return {
		code: "stray_character",
		params: { text: strange?.text ?? text },
		...(strange ? { position: strange } : {}),
	};
}
