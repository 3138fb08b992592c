import { closingBracket } from "./calls.ts";
import { splitAtCommas } from "./sketch-tree.ts";
import type { Token } from "./tokens.ts";

/** The number of a name or of a call; undefined where it is not known. */
export interface Known {
	name(name: string): number | undefined;
	call(name: string, given: readonly (readonly Token[])[]): number | undefined;
}

const LEVELS: Readonly<Record<string, number>> = { HIGH: 1, LOW: 0, true: 1, false: 0 };
const ORDER = [["||"], ["&&"], ["==", "!="], ["<", ">", "<=", ">="], ["+", "-"], ["*", "/", "%"]] as const;

/** What an expression gives, as far as its names are known; undefined otherwise. Numbers are not cut to whole ones. */
export function evaluate(tokens: readonly Token[], known: Known): number | undefined {
	return inOrder(tokens, 0, known);
}

function inOrder(tokens: readonly Token[], level: number, known: Known): number | undefined {
	const signs: readonly string[] | undefined = ORDER[level];
	if (!signs) return single(tokens, known);
	const at = lastSign(tokens, signs);
	if (at < 0) return inOrder(tokens, level + 1, known);
	const left = inOrder(tokens.slice(0, at), level, known);
	const right = inOrder(tokens.slice(at + 1), level + 1, known);
	const sign = tokens[at]?.text ?? "";
	if (sign === "||" && (left || right)) return 1;
	if (sign === "&&" && (left === 0 || right === 0)) return 0;
	if (left === undefined || right === undefined) return undefined;
	return apply(sign, left, right);
}

function apply(sign: string, left: number, right: number): number | undefined {
	switch (sign) {
		case "||":
		case "&&":
			return Number(sign === "||" ? left !== 0 || right !== 0 : left !== 0 && right !== 0);
		case "==":
			return Number(left === right);
		case "!=":
			return Number(left !== right);
		case "<":
			return Number(left < right);
		case ">":
			return Number(left > right);
		case "<=":
			return Number(left <= right);
		case ">=":
			return Number(left >= right);
		case "+":
			return left + right;
		case "-":
			return left - right;
		case "*":
			return left * right;
		case "/":
			return right === 0 ? undefined : left / right;
		default:
			return right === 0 ? undefined : left % right;
	}
}

/** The last of the signs between two values, outside all brackets. */
function lastSign(tokens: readonly Token[], signs: readonly string[]): number {
	let depth = 0;
	for (let at = tokens.length - 1; at > 0; at -= 1) {
		const text = tokens[at]?.text ?? "";
		if (")]}".includes(text)) depth += 1;
		if ("([{".includes(text)) depth -= 1;
		const before = tokens[at - 1];
		const endsValue = before?.kind !== "symbol" || ")]".includes(before.text);
		if (depth === 0 && tokens[at]?.kind === "symbol" && signs.includes(text) && endsValue) return at;
	}
	return -1;
}

function single(tokens: readonly Token[], known: Known): number | undefined {
	const [first, second] = tokens;
	if (!first) return undefined;
	if (first.text === "(") {
		const close = closingBracket(tokens, 0);
		if (close === tokens.length - 1) return evaluate(tokens.slice(1, close), known);
		// A cast: (float) reading
		return evaluate(tokens.slice(close + 1), known);
	}
	if (first.text === "!" || first.text === "-") {
		const value = single(tokens.slice(1), known);
		if (value === undefined) return undefined;
		return first.text === "!" ? Number(value === 0) : -value;
	}
	if (tokens.length === 1) {
		if (first.kind === "number") {
			const value = Number(first.text.replace(/[uUlLfF]+$/, ""));
			return Number.isNaN(value) ? undefined : value;
		}
		return LEVELS[first.text] ?? known.name(first.text);
	}
	const open = tokens.findIndex(({ text }) => text === "(");
	if (second && open > 0 && closingBracket(tokens, open) === tokens.length - 1) {
		const name = tokens
			.slice(0, open)
			.map(({ text }) => text)
			.join("");
		return known.call(name, splitAtCommas(tokens.slice(open + 1, -1)));
	}
	return undefined;
}
