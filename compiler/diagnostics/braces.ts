import { endingWith, type Position, positionAfter, type SketchView } from "#domain/bench/sketch/sketch-view.ts";
import type { Token } from "#domain/bench/sketch/tokens.ts";

/** An unbalanced brace of a sketch, at the position where it is best fixed. */
export type BraceTrouble =
	| { code: "missing_closing_brace"; position: Position; params: Record<string, string> }
	| { code: "missing_opening_brace"; position: Position; params: Record<string, string> }
	| { code: "extra_closing_brace"; position: Position; params: Record<string, string> };

const HEADS = new Set(["if", "for", "while", "else", "switch", "do"]);

/**
 * Compares braces with the indentation, since learners indent rightly before they close rightly: a } that is further
 * left than the line of its { means that an inner one is missing. Answers null when every brace has its partner.
 */
export function findBraceTrouble(view: SketchView): BraceTrouble | null {
	const { tokens } = view;
	const open: number[] = [];
	let leftOpen: number | null = null;
	let tooMany: number | null = null;
	for (const [index, token] of tokens.entries()) {
		if (open.length > 0 && leftOpen === null && startsFunctionAtLeft(view, index)) leftOpen = open.at(-1) ?? null;
		if (token.kind !== "symbol") continue;
		if (token.text === "{") open.push(index);
		if (token.text !== "}") continue;
		const from = open.pop();
		if (from === undefined) return extra(view, tooMany ?? index);
		const opener = tokens[from];
		if (!opener || !token.first || opener.line === token.line) continue;
		if (token.indent < opener.indent) leftOpen ??= from;
		if (token.indent > opener.indent) tooMany ??= index;
	}
	const culprit = leftOpen ?? open.at(-1);
	if (open.length === 0 || culprit === undefined) return null;
	return { code: "missing_closing_brace", position: startOf(tokens[culprit]), params: {} };
}

function extra(view: SketchView, index: number): BraceTrouble {
	const head = headWithoutBrace(view, index);
	if (head === -1) return { code: "extra_closing_brace", position: startOf(view.tokens[index]), params: {} };
	const token = view.tokens[head];
	return {
		code: "missing_opening_brace",
		position: token ? positionAfter(token) : { line: 0, column: 0 },
		params: { after: endingWith(view, head) },
	};
}

/** The end of a line such as `void setup()` or `if (x)` that this } was meant to close, or -1. */
function headWithoutBrace({ tokens, depth, partner }: SketchView, closing: number): number {
	const brace = tokens[closing];
	for (let index = closing - 1; index >= 0; index--) {
		const token = tokens[index];
		if (!token?.first || token.indent !== brace?.indent) continue;
		const isHead = HEADS.has(token.text) || (depth[index] === 0 && tokens[index + 2]?.text === "(");
		if (!isHead) continue;
		const opening = tokens.findIndex((one, at) => at > index && one.text === "(");
		const end = token.text === "else" && tokens[index + 1]?.text !== "if" ? index : partner(opening);
		return end !== -1 && tokens[end + 1]?.text !== "{" ? end : -1;
	}
	return -1;
}

/** `void loop() {` at the left edge: a function begins although a block is still open. */
function startsFunctionAtLeft({ tokens, partner }: SketchView, index: number): boolean {
	const [type, name, parenthesis] = [tokens[index], tokens[index + 1], tokens[index + 2]];
	if (!type?.first || type.indent > 0 || type.kind !== "name" || HEADS.has(type.text) || type.text === "return")
		return false;
	if (name?.kind !== "name" || parenthesis?.text !== "(") return false;
	return tokens[partner(index + 2) + 1]?.text === "{";
}

function startOf(token: Token | undefined): Position {
	return { line: token?.line ?? 0, column: token?.column ?? 0 };
}
