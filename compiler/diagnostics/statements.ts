import { endingWith, positionAfter } from "#domain/bench/sketch/sketch-view.ts";
import type { Token } from "#domain/bench/sketch/tokens.ts";
import { KEYWORDS, TYPES } from "./known-names.ts";
import { afterPrevious, behind } from "./missing-after.ts";
import { printCallAround } from "./print-calls.ts";
import type { Finding, RuleContext } from "./rule.ts";

/** "expected ;": most often it is missing, sometimes something else is odd. */
export function semicolon(context: RuleContext): Finding | null {
	const { view, position } = context;
	const { tokens } = view;
	const index = view.indexBefore(position);
	const next = tokens[index + 1];
	const previous = tokens[index];
	const opening = previous?.text === ")" ? view.partner(index) : -1;
	if (next?.text === "{" && tokens[opening - 1]?.text === "else") return { code: "else_with_condition" };
	if (next?.text === ":" && tokens[index + 2]?.line !== next.line)
		return { code: "wrong_operator", params: { text: ":", suggestion: ";" }, position: next };
	if (insideForHead(context, index)) return { code: "for_needs_semicolons" };
	if (next?.text === ")") return { code: "extra_parenthesis" };
	const open = afterOpenHead(context, index);
	if (open !== null) return open;
	if (next?.text === "{" && opening !== -1) return null;
	if (isCallWithoutParenthesis(context, index)) return afterPrevious(context, "missing_opening_parenthesis");
	return afterPrevious(context, "missing_semicolon");
}

/** `Serial.begin 9600`, `delay 100`: a function and a value side by side. */
function isCallWithoutParenthesis({ view, names }: RuleContext, index: number): boolean {
	const [previous, next] = [view.tokens[index], view.tokens[index + 1]];
	if (previous?.kind !== "name" || next === undefined || next.line !== previous.line || next.kind === "symbol")
		return false;
	if (view.tokens[index - 1]?.text === ".") return true;
	const isFunction = /^[a-z]/.test(previous.text) && names.arduino.includes(previous.text);
	return isFunction || view.bodies.some(({ name }) => name === previous.text);
}

/** An else whose if ended early, by a ; behind its condition. */
export function lonelyElse({ view, position }: RuleContext): Finding {
	const index = view.indexAt(position);
	const open = view.partner(index - 1);
	const [semicolon, parenthesis] = [view.tokens[open - 1], view.tokens[open - 2]];
	const keyword = view.tokens[view.partner(open - 2) - 1];
	if (open > 0 && semicolon?.text === ";" && parenthesis?.text === ")" && keyword?.text === "if") {
		return { code: "semicolon_after_condition", params: { keyword: "if" }, position: semicolon };
	}
	return { code: "else_without_if" };
}

/** True for a position between the parentheses of `for (…)`. */
function insideForHead({ view }: RuleContext, index: number): boolean {
	let depth = 0;
	for (let at = index; at >= 0; at--) {
		const text = view.tokens[at]?.text;
		if (text === ")") depth++;
		else if (text === "(" && depth-- === 0) return view.tokens[at - 1]?.text === "for";
		else if (text === "{" || text === "}") return false;
	}
	return false;
}

/** `if (x > 5 {`: the compiler reads on as if more of the condition were to come. */
function afterOpenHead({ view }: RuleContext, index: number): Finding | null {
	const { tokens, partner } = view;
	const open = tokens.findLastIndex(({ text }, at) => text === "(" && at <= index && partner(at) === -1);
	const brace = tokens.findIndex(({ text }, at) => text === "{" && at > open && at <= index + 1);
	if (brace === -1 || !["if", "switch"].includes(tokens[open - 1]?.text ?? "")) return null;
	return behind(tokens, brace - 1, "missing_parenthesis", endingWith(view, brace - 1));
}

/** "expected )": it is missing, or a comma between two values. */
export function parenthesis(context: RuleContext): Finding | null {
	const { view, position } = context;
	const index = view.indexBefore(position);
	const next = view.tokens[index + 1];
	const previous = view.tokens[index];
	if (areValuesSideBySide(previous, next)) {
		const printing = printCallAround(view, index);
		return printing && next
			? { code: "print_one_value", params: { name: printing.text }, position: next }
			: afterPrevious(context, "missing_comma");
	}
	const head = afterOpenHead(context, index);
	if (head !== null) return head;
	// A head such as `void setup(` on a line of its own.
	const open = view.tokens.findLastIndex(({ text }, at) => text === "(" && at <= index && view.partner(at) === -1);
	if (view.depth[open] === 0) return behind(view.tokens, open, "missing_parenthesis", endingWith(view, open));
	return afterPrevious(context, "missing_parenthesis");
}

/** "expected }" in a list such as `{3, 5 6}`: null when something else is missing. */
export function valueInList(context: RuleContext): Finding | null {
	const index = context.view.indexBefore(context.position);
	const [previous, next] = [context.view.tokens[index], context.view.tokens[index + 1]];
	return areValuesSideBySide(previous, next) ? afterPrevious(context, "missing_comma") : null;
}

function areValuesSideBySide(previous: Token | undefined, next: Token | undefined): boolean {
	const isValue = (token: Token | undefined) =>
		token !== undefined && (["number", "text", "character"].includes(token.kind) || isName(token));
	return isValue(previous) && isValue(next) && next?.line === previous?.line;
}

function isName({ kind, text }: Token): boolean {
	return kind === "name" && (!KEYWORDS.includes(text) || text === "true" || text === "false");
}

const WRONG_OPERATORS: Record<string, string> = { "=<": "<=", "=>": ">=", "=!": "!=", "<>": "!=", "><": "!=" };

/** "expected primary-expression": a value is missing. */
export function value({ view, position }: RuleContext): Finding | null {
	const index = view.indexAt(position);
	const token = view.tokens[index];
	const previous = view.tokens[index - 1];
	if (!token) return null;
	const joined = `${previous?.text ?? ""}${token.text}`;
	if (joined === "==")
		return { code: "wrong_operator", params: { text: "= =", suggestion: "==" }, position: previous ?? token };
	const operator = WRONG_OPERATORS[joined];
	if (operator !== undefined) {
		const text = previous?.to === token.from ? joined : `${previous?.text} ${token.text}`;
		return { code: "wrong_operator", params: { text, suggestion: operator }, position: previous ?? token };
	}
	if (previous?.text === "case") return { code: "case_with_comparison", params: { sign: token.text } };
	if (token.text === "else") return { code: "else_without_if" };
	const counted = view.tokens[index - 2];
	if (token.text === ")" && counted?.kind === "name" && (previous?.text === "+" || previous?.text === "-")) {
		const text = `${counted.text}${previous.text}`;
		return { code: "wrong_operator", params: { text, suggestion: `${text}${previous.text}` }, position: counted };
	}
	if (token.kind === "name" && TYPES.includes(token.text) && (previous?.text === "(" || previous?.text === ",")) {
		return { code: "type_in_call", params: { name: token.text } };
	}
	if (token.text === "}" && previous?.kind === "name") {
		return behind(view.tokens, index - 1, "missing_semicolon", previous.text);
	}
	return { code: "missing_value", params: { before: token.text } };
}

/** `int values[3 = {…}`: the compiler stumbles over the = long before it misses the ]. */
export function bracketOfLine({ view, position }: RuleContext): Finding | null {
	const index = view.tokens.findIndex(
		(token, at) => token.line === position.line && token.text === "[" && view.partner(at) === -1,
	);
	const inside = view.tokens[index + 1];
	if (index === -1 || !inside) return null;
	return { code: "missing_bracket", params: { after: inside.text }, position: positionAfter(inside) };
}
