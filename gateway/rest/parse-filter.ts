import { Reader, unquoted } from "./reader.ts";
import { notOffered } from "./rest-error.ts";

const OPERATORS = ["eq", "neq", "gt", "gte", "lt", "lte", "like", "ilike", "cs", "in", "is"] as const;
/** Operators of PostgREST that are refused by name. */
const NOT_OFFERED = /^(match|imatch|fts|plfts|phfts|wfts|cd|ov|sl|sr|nxr|nxl|adj|isdistinct)$/;
export type Operator = (typeof OPERATORS)[number];

export type Condition =
	| { readonly kind: "and" | "or"; readonly negated: boolean; readonly parts: readonly Condition[] }
	| {
			readonly kind: "comparison";
			readonly negated: boolean;
			readonly column: string;
			readonly operator: Operator;
			/** For `in` its values, else exactly one. */
			readonly values: readonly string[];
	  };

/** Reads the filter of one column: `eq.5`, `not.in.(1,2)`. The value is all the rest, whatever it holds. */
export function parseFilter(column: string, text: string): Condition {
	const reader = new Reader("filter", text);
	const negated = reader.skip("not.");
	const operator = parseOperator(reader);
	if (operator === "in") {
		const values = parseList(reader);
		reader.expectEnd();
		return { kind: "comparison", negated, column, operator, values };
	}
	return { kind: "comparison", negated, column, operator, values: [checked(reader, operator, reader.take(/.*/sy))] };
}

/** Reads `or=(…)` and `and=(…)`, whose parts may be groups again. */
export function parseGroup(kind: "and" | "or", negated: boolean, text: string): Condition {
	const reader = new Reader("logic tree", text);
	const parts = parseParts(reader);
	reader.expectEnd();
	return { kind, negated, parts };
}

function parseParts(reader: Reader): Condition[] {
	const parts = reader.list(() => parsePart(reader));
	if (parts.length === 0) throw reader.refusal();
	return parts;
}

function parsePart(reader: Reader): Condition {
	for (const [prefix, kind, negated] of GROUPS) {
		if (reader.skipBefore(prefix, "(")) return { kind, negated, parts: parseParts(reader) };
	}
	const column = reader.name();
	reader.expect(".");
	const negated = reader.skip("not.");
	const operator = parseOperator(reader);
	const values = operator === "in" ? parseList(reader) : [checked(reader, operator, parseValue(reader))];
	return { kind: "comparison", negated, column, operator, values };
}

/** Looked ahead to the bracket, so that a column may be called `or`. */
const GROUPS = [
	["and", "and", false],
	["or", "or", false],
	["not.and", "and", true],
	["not.or", "or", true],
] as const;

function parseOperator(reader: Reader): Operator {
	const word = reader.take(/[a-z]+(?:\([a-z_]*\))?(?=\.)/y);
	if (word.includes("(") || NOT_OFFERED.test(word)) throw notOffered(`the filter ${word}`);
	const operator = OPERATORS.find((each) => each === word);
	if (!operator) throw reader.refusal();
	reader.expect(".");
	return operator;
}

function parseList(reader: Reader): string[] {
	return reader.list(() => parseElement(reader));
}

/** A value inside a group: an array or JSON literal in its braces, or as an element of a list. */
function parseValue(reader: Reader): string {
	return reader.take(/(?:\{[^{}]*\}|\[[^[\]]*\])(?=[,)])/y) || parseElement(reader);
}

/** In quotes up to a comma or bracket; else all up to the next one, a stray quote with it. */
function parseElement(reader: Reader): string {
	const quoted = reader.take(/"(?:[^"\\]|\\.)*"(?=[,)])/sy);
	return quoted === "" ? reader.take(/[^,)]*/y) : unquoted(quoted);
}

function checked(reader: Reader, operator: Operator, value: string): string {
	if (operator === "is" && !/^(null|not_null|true|false|unknown)$/i.test(value)) throw reader.refusal();
	return value;
}
