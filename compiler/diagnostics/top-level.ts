import type { SketchView } from "#domain/bench/sketch/sketch-view.ts";
import type { Token } from "#domain/bench/sketch/tokens.ts";
import { KEYWORDS, TYPES } from "./known-names.ts";
import { afterPrevious, behind } from "./missing-after.ts";
import type { Finding, RuleContext } from "./rule.ts";

/** "expected initializer": a declaration has an unexpected continuation. */
export function initializer(context: RuleContext): Finding | null {
	const index = context.view.indexBefore(context.position);
	const previous = context.view.tokens[index];
	if (previous?.text === ")") return afterPrevious(context, "missing_opening_brace");
	// `enum State { … }` and, without its semicolon, a variable of it.
	const before = context.view.tokens[index - 1];
	if (before?.text === "}") return behind(context.view.tokens, index - 1, "missing_semicolon", "}");
	const next = context.view.tokens[index + 1];
	if (next?.text === "{") return afterPrevious(context, "missing_parameters");
	if (next?.line !== previous?.line) return afterPrevious(context, "missing_semicolon");
	if (next?.text === "==")
		return { code: "comparison_in_declaration", params: { name: previous?.text ?? "" }, position: next };
	if (next?.kind === "number" || next?.kind === "text") return afterPrevious(context, "missing_equals");
	if (next?.text === "-") return nameWithMinus(context, index);
	return next?.kind === "name" ? afterPrevious(context, "name_with_space") : null;
}

/** `int led-red = 9;` */
function nameWithMinus({ view }: RuleContext, index: number): Finding | null {
	const [first, , second] = view.tokens.slice(index, index + 3);
	if (first?.kind !== "name" || second?.kind !== "name") return null;
	const suggestion = `${first.text}_${second.text}`;
	return { code: "name_with_minus", params: { name: `${first.text}-${second.text}`, suggestion }, position: first };
}

/** Only declarations are allowed at the top level. */
export function outside({ view, position }: RuleContext): Finding | null {
	const index = view.indexBefore(position);
	const name = view.tokens[index];
	return name?.kind === "name" ? { code: "instruction_outside", params: { name: name.text }, position: name } : null;
}

/** "expected unqualified-id": a name is missing. */
export function unqualified(context: RuleContext): Finding | null {
	const { view, position } = context;
	const index = view.indexAt(position);
	const token = view.tokens[index];
	const previous = view.tokens[index - 1];
	if (token?.kind === "number") {
		const text = `${view.tokens[index - 2]?.text ?? ""},${token.text}`;
		if (previous?.text === "," && /^\d+,\d+$/.test(text)) return { code: "comma_in_number", params: { text } };
		return { code: "name_begins_with_digit", params: { text: token.text } };
	}
	if (token && isType(token) && previous?.text === ",")
		return { code: "type_after_comma", params: { name: token.text }, position: previous };
	if (token?.text === "." && previous?.kind === "name")
		return { code: "class_used_as_object", params: { name: previous.text }, position: previous };
	if (token?.text === "{" && previous?.text === ";" && view.tokens[index - 2]?.text === ")") {
		const name = view.tokens[view.partner(index - 2) - 1];
		return name ? { code: "semicolon_after_function", params: { name: name.text }, position: previous } : null;
	}
	if (token?.kind !== "name" || !KEYWORDS.includes(token.text)) return null;
	if (isType(previous)) return { code: "reserved_name", params: { name: token.text } };
	return { code: "instruction_outside", params: { name: token.text } };
}

/** `int[] pins`, `int[3] pins` on a line: the brackets of a list in front of its name. */
export function bracketsBeforeName({ tokens, partner }: SketchView, line: number): Finding | null {
	const index = tokens.findIndex((token, at) => token.line === line && token.text === "[" && isType(tokens[at - 1]));
	const [type, position, name] = [tokens[index - 1], tokens[index], tokens[partner(index) + 1]];
	if (!type || !position || name?.kind !== "name") return null;
	return { code: "brackets_before_name", params: { type: type.text, name: name.text }, position };
}

function isType(token: Token | undefined): boolean {
	return token?.kind === "name" && TYPES.includes(token.text);
}

/** `1,000`: a number as it is written on paper. */
export function isGrouped(text: string): boolean {
	return /^\d{1,3},\d{3}$/.test(text);
}
