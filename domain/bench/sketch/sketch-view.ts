import { firstIndex } from "./first-index.ts";
import { readTokens, type Token } from "./tokens.ts";

/** A position in the sketch, 1-based. */
export interface Position {
	line: number;
	column: number;
}

/** The sketch as input of the rules. Indexes are those of `tokens`. */
export interface SketchView {
	source: string;
	/** The lines of `source`: the first has index 0. */
	lines: readonly string[];
	tokens: readonly Token[];
	openComment: Position | null;
	/** The last token that begins before a position; -1 when there is none. */
	indexBefore(position: Position): number;
	/** The first token at or after a position; `tokens.length` when there is none. */
	indexAt(position: Position): number;
	/** The index of the bracket that belongs to the one at `index`, or -1. */
	partner(index: number): number;
	/** The depth of { } before each token. */
	depth: readonly number[];
	/** The names of functions by the index of the { that begins them, top level only. */
	bodies: readonly { name: string; open: number; close: number }[];
}

const OPEN: Record<string, string> = { "(": ")", "[": "]", "{": "}" };
const CLOSE: Record<string, string> = { ")": "(", "]": "[", "}": "{" };

/** Prepares a sketch for the rules. */
export function viewSketch(source: string): SketchView {
	const { tokens, openComment } = readTokens(source);
	const partners = pairBrackets(tokens);
	const depth = depths(tokens);
	const indexAt = ({ line, column }: Position) => {
		return firstIndex(tokens.length, (index) => {
			const token = tokens[index];
			return token !== undefined && (token.line > line || (token.line === line && token.column >= column));
		});
	};
	const partner = (index: number) => partners.get(index) ?? -1;
	return {
		source,
		lines: source.split("\n"),
		tokens,
		openComment,
		indexAt,
		indexBefore: (position) => indexAt(position) - 1,
		partner,
		depth,
		bodies: findBodies(tokens, depth, partner),
	};
}

const MOST_NAMED = 40;

/** The text up to the end of a token, without blanks inside and 40 characters at most: `OUTPUT)`, `x++`. */
export function endingWith({ tokens, partner }: SketchView, index: number): string {
	let text = tokens[index]?.text ?? "";
	for (let at = index; at > 0; at--) {
		const token = tokens[at];
		const before = tokens[at - 1];
		if (!token || !before || before.to !== token.from || before.text.length + text.length > MOST_NAMED) break;
		const opensMore = "([{".includes(before.text) && (partner(at - 1) === -1 || partner(at - 1) > index);
		if (opensMore || before.text === ";") break;
		text = before.text + text;
	}
	return text.replace(/^[.,]/, "");
}

/** The position right after a token, where something is missing. */
export function positionAfter(token: Token): Position {
	return { line: token.line + token.text.split("\n").length - 1, column: token.column + token.text.length };
}

function pairBrackets(tokens: readonly Token[]): Map<number, number> {
	const pairs = new Map<number, number>();
	const open: number[] = [];
	tokens.forEach(({ kind, text }, index) => {
		if (kind !== "symbol") return;
		if (OPEN[text] !== undefined) open.push(index);
		else if (CLOSE[text] !== undefined) {
			// A } ends whatever is still open inside its block.
			while (text === "}" && open.length > 0 && tokens[open.at(-1) ?? 0]?.text !== "{") open.pop();
			const from = open.at(-1);
			if (from === undefined || tokens[from]?.text !== CLOSE[text]) return;
			open.pop();
			pairs.set(from, index);
			pairs.set(index, from);
		}
	});
	return pairs;
}

function depths(tokens: readonly Token[]): number[] {
	let depth = 0;
	return tokens.map(({ kind, text }) => {
		const before = depth;
		if (kind === "symbol" && text === "{") depth++;
		if (kind === "symbol" && text === "}") depth = Math.max(0, depth - 1);
		return before;
	});
}

function findBodies(tokens: readonly Token[], depth: readonly number[], partner: (index: number) => number) {
	const bodies: { name: string; open: number; close: number }[] = [];
	tokens.forEach((token, index) => {
		if (token.text !== "{" || depth[index] !== 0 || tokens[index - 1]?.text !== ")") return;
		const name = tokens[partner(index - 1) - 1];
		if (name?.kind !== "name") return;
		const close = partner(index);
		bodies.push({ name: name.text, open: index, close: close === -1 ? tokens.length : close });
	});
	return bodies;
}
