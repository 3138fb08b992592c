/** The comparisons a filter may make, with the operator of SQL. */
export const OPERATORS = { eq: "=", neq: "<>", lt: "<", lte: "<=", gt: ">", gte: ">=", in: "in" } as const;

export type Operator = keyof typeof OPERATORS;

/** `column=operator.value`; several values for `in` only. */
export type Condition = { readonly column: string; readonly operator: Operator; readonly values: readonly string[] };

/** An unsupported filter or event of a client; the message goes to the client. */
export class BadChange extends Error {}

const CONDITIONS_MAXIMUM = 10;
const VALUES_MAXIMUM = 100;

/**
 * Reads `column=eq.value`, several of them joined by commas, all of which must hold. As supabase-js writes it: a value
 * with a character of the grammar is in double quotes, where a backslash escapes the next character.
 */
export function parseFilter(text: string): Condition[] {
	const conditions: Condition[] = [];
	let rest = text;
	while (rest !== "") {
		const head = /^([^=,]+)=(eq|neq|lte|lt|gte|gt|in)\./.exec(rest);
		if (!head?.[1] || conditions.length === CONDITIONS_MAXIMUM) throw notReadable(text);
		const operator = head[2] as Operator;
		const [values, after] =
			operator === "in" ? readList(rest.slice(head[0].length)) : readOne(rest.slice(head[0].length));
		if (after !== "" && !/^,./s.test(after)) throw notReadable(text);
		conditions.push({ column: head[1], operator, values });
		rest = after.slice(1);
	}
	return conditions;
}

function readOne(text: string): [string[], string] {
	const [value, rest] = readValue(text, /^[^,]*/);
	return [[value], rest];
}

function readList(text: string): [string[], string] {
	if (!text.startsWith("(")) throw notReadable(text);
	const values: string[] = [];
	let rest = text;
	do {
		const [value, after] = readValue(rest.slice(1), /^[^,()]*/);
		values.push(value);
		rest = after;
	} while (rest.startsWith(",") && values.length < VALUES_MAXIMUM);
	if (!rest.startsWith(")")) throw notReadable(text);
	return [values, rest.slice(1)];
}

function readValue(text: string, bare: RegExp): [value: string, rest: string] {
	const quoted = /^"((?:[^"\\]|\\.)*)"/s.exec(text);
	if (quoted) return [(quoted[1] ?? "").replace(/\\(.)/gs, "$1"), text.slice(quoted[0].length)];
	const value = bare.exec(text)?.[0] ?? "";
	return [value, text.slice(value.length)];
}

function notReadable(text: string): BadChange {
	return new BadChange(`The filter "${text.slice(0, 100)}" cannot be read`);
}
