import { splitAtCommas } from "./sketch-tree.ts";
import type { Token } from "./tokens.ts";

/** A call: `digitalWrite`, `lcd.print`. */
export interface Call {
	readonly name: string;
	/** Before the dot: `lcd`; empty for a plain function. */
	readonly object: string;
	/** Behind the dot, or the name itself. */
	readonly method: string;
	readonly given: readonly (readonly Token[])[];
	readonly line: number;
}

/** The calls in a list of tokens, outer before inner. */
export function callsIn(tokens: readonly Token[]): Call[] {
	return tokens.flatMap((token, index) => {
		if (token.kind !== "name" || tokens[index + 1]?.text !== "(") return [];
		const close = closingBracket(tokens, index + 1);
		const object = tokens[index - 1]?.text === "." ? (tokens[index - 2]?.text ?? "") : "";
		return [
			{
				name: object ? `${object}.${token.text}` : token.text,
				...{ object, method: token.text, line: token.line },
				given: splitAtCommas(tokens.slice(index + 2, close)),
			},
		];
	});
}

/** The index of the bracket that closes the one at `open`; the end where none does. */
export function closingBracket(tokens: readonly Token[], open: number): number {
	let depth = 0;
	for (let at = open; at < tokens.length; at += 1) {
		if ("([{".includes(tokens[at]?.text ?? "")) depth += 1;
		if (")]}".includes(tokens[at]?.text ?? "")) depth -= 1;
		if (depth === 0) return at;
	}
	return tokens.length;
}

/** What a piece of code says, however it is spaced: its tokens with `between` them. For code as it is written: `textOf`. */
export function joined(tokens: readonly Pick<Token, "text">[] | undefined, between = ""): string {
	return (tokens ?? []).map(({ text }) => text).join(between);
}

/** A piece of code as it is written. */
export function textOf(tokens: readonly Token[], source: string): string {
	const [first, last] = [tokens[0], tokens.at(-1)];
	return first && last ? source.slice(first.from, last.to) : "";
}
