import type { Diagnostic } from "#domain/bench/diagnostic.ts";

/** Brackets within brackets that a sketch may have. People stay below 20; the parser's time and stack grow with the depth. */
export const MOST_NESTED = 64;

/** What may hold brackets that are none, and the brackets. Each alternative reads on from where it began: linear in the text. */
const MARKS = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|[([{]|[)\]}]/g;

/** The bracket at which a sketch gets too deep to be parsed, as an error; null for any other sketch. Takes linear time. */
export function findDeepNesting(source: string): Diagnostic | null {
	let depth = 0;
	for (const { 0: mark, index } of source.matchAll(MARKS)) {
		if ("([{".includes(mark)) depth++;
		else if (")]}".includes(mark)) depth = Math.max(0, depth - 1);
		if (depth <= MOST_NESTED) continue;
		const before = source.slice(0, index);
		const line = before.split("\n").length;
		const column = index - before.lastIndexOf("\n");
		return {
			code: "nested_too_deep",
			severity: "error",
			line,
			column,
			params: { most: String(MOST_NESTED) },
			raw: "",
		};
	}
	return null;
}
