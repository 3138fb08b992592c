import { givesOrders } from "./unsuitable.ts";

/** Characters of a text in a program that are sent; a label or a message of a sketch is shorter. */
const STRING_MAXIMUM = 40;

const COMMENT_OR_STRING = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/g;

/**
 * A learner's program as it is sent to a model: each line with its number, without what could speak to the model: comments,
 * long texts and those that give orders. Lines keep their numbers.
 */
export function programToSend(source: string): string {
	const plain = source.replace(/\r\n?/g, "\n").replace(COMMENT_OR_STRING, (found) => {
		if (found.startsWith("/")) return found.replace(/[^\n]/g, "");
		return found.length > STRING_MAXIMUM + 2 || givesOrders(found.replace(/_/g, " "))
			? `${found[0]}…${found[0]}`
			: found;
	});
	return plain
		.split("\n")
		.map((line, index) => `${index + 1}: ${line}`.trimEnd())
		.join("\n");
}

/** A sentence of the page about the program: left out where it gives orders, since it may quote the program. */
export function sentenceToSend(sentence: string | undefined): string | undefined {
	return sentence && !givesOrders(sentence.replace(/_/g, " ")) ? sentence : undefined;
}

interface Span {
	readonly start: number;
	readonly end: number;
}

/** A message without the spans (contact details) and without the person's own names: none of them is ever sent out. */
export function withoutPersonalDetails(message: string, spans: readonly Span[], fullName: string): string {
	const kept = spans
		.toSorted((a, b) => b.start - a.start)
		.reduce((text, { start, end }) => `${text.slice(0, start)}…${text.slice(end)}`, message);
	const names = fullName.split(/[\s.,'’-]+/).filter((name) => name.length > 2);
	if (names.length === 0) return kept;
	const escaped = names.map((name) => name.replace(/[$()*+?[\\\]^{|}]/g, "\\$&"));
	return kept.replace(new RegExp(`(?<!\\p{L})(?:${escaped.join("|")})(?!\\p{L})`, "giu"), "…");
}
