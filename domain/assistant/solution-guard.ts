import { describedCalls, readOut } from "./spoken-code.ts";

/**
 * Finds in a reply what the project's solution has and the learner's program does not have yet: its calls and conditions,
 * also with other names and numbers, in another layout, in comments, written as blocks, or read out in words.
 */
export interface SolutionGuard {
	/** Whether a piece of the reply gives something away. Remembers the pieces before. */
	reveals(piece: string): boolean;
}

/** A sign of a line's shape: a word in lower case, `$` for any name or number, `"…"` for a text, a sign. */
type Shape = readonly string[];

const ANY = "$";
const KEYWORDS = new Set(
	"if else for while do switch case break continue return true false const int long float double bool boolean byte char void unsigned static auto string new delete sizeof".split(
		" ",
	),
);
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const TOKEN =
	/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.){1,2}'|\(\s*\)|[a-z_]\w*|0x[\da-f]+|\d+(?:\.\d+)?|[<>=!]=|&&|\|\||[-+*/%<>=!.]/gi;
const DECLARED =
	/\b(?!(?:else|return|case|new|delete|goto)\b)[a-z_]\w*(?:\s*<[^<>]*>)?[\s*&]+([a-z_]\w*)\s*(?:\[[^\]]*\]\s*)*(?=[=;,(){:]|$)/gim;
const DEFINE = /^\s*#\s*define\s+([a-z_]\w*)\s+(\S.*)$/gim;

/** Two conditions or sums of the solution in one reply are no example of the language any more. */
const WEAK_MAXIMUM = 1;
/** Two different calls described in words are a step, a third makes them the program. */
const DESCRIBED_MAXIMUM = 2;
/** One call of published code is an example, a second is one line after the other. */
const QUOTED_MAXIMUM = 1;

/** `published`: code that every learner may read. A call that it has, too, may be quoted, but not one after the other. */
export function createSolutionGuard(
	solutions: readonly string[],
	learner: string,
	published: readonly string[] = [],
): SolutionGuard {
	const own = new Set(solutions.flatMap((source) => [...namesIn(source)]));
	const written = tokensOf(learner.replace(COMMENT, " "));
	const isNew = (shape: Shape) => !occursIn(written, shape, () => true);
	const readable = published.map(tokensOf);
	const isPublished = (shape: Shape) => readable.some((tokens) => occursIn(tokens, shape, () => true));
	const shapes = solutions.map((source) => shapesOf(source.replace(COMMENT, " ")));
	const calls = distinct(shapes.flatMap(({ calls }) => calls)).filter(isNew);
	const quotable = new Set(calls.filter(isPublished));
	const callTexts = new Set(calls.map((shape) => shape.join(" ")));
	/** `Serial.begin(9600)` is one call, also where the solution calls `begin` of an object of its own. */
	function callOf(shape: Shape): string {
		const ofAny = [ANY, ...shape.slice(1)].join(" ");
		return shape[1] === "." && callTexts.has(ofAny) ? ofAny : shape.join(" ");
	}
	const rest = distinct(shapes.flatMap(({ rest }) => rest)).filter(isNew);
	const names = new Set([...own, ...namesIn(learner)]);
	const isCodeLike = (word: string) => names.has(word) || /^\d|_|\d$|[a-z][A-Z]|^[A-Z]{2,}$/.test(word);
	const seen = new Set<string>();
	const described = new Set<string>();
	const quoted = new Set<string>();
	let before = "";

	function check(piece: string): boolean {
		const plain = expandDefines(piece.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, ""));
		const code = codeIn(plain).map(tokensOf);
		for (const shape of rest) {
			if (code.some((tokens) => occursIn(tokens, shape, () => true))) seen.add(shape.join(" "));
		}
		const unquoted = plain.replace(/"/g, " ");
		const prose = [unquoted, readOut(unquoted)].map(tokensOf);
		const sentences = describedCalls(plain).map(tokensOf);
		for (const shape of calls) {
			if (sentences.some((tokens) => occursIn(tokens, shape, () => true))) described.add(shape.join(" "));
		}
		const found = calls.filter(
			(shape) =>
				code.some((tokens) => occursIn(tokens, shape, () => true)) ||
				prose.some((tokens) => occursIn(tokens, shape, isCodeLike)),
		);
		for (const shape of found) if (quotable.has(shape)) quoted.add(callOf(shape));
		return (
			seen.size > WEAK_MAXIMUM ||
			described.size > DESCRIBED_MAXIMUM ||
			quoted.size > QUOTED_MAXIMUM ||
			found.some((shape) => !quotable.has(shape))
		);
	}

	return {
		reveals(piece) {
			// A call may be spread over two pieces.
			const found = check(piece) || check(before + piece);
			before = found ? "" : piece;
			return found;
		},
	};

	function shapesOf(source: string): { calls: Shape[]; rest: Shape[] } {
		const found: { calls: Shape[]; rest: Shape[] } = { calls: [], rest: [] };
		for (const { 0: head, 1: name = "", index } of source.matchAll(/([a-z_][\w.]*)\s*(?=\()/gi)) {
			const shape = tokensOf(`${name}${insideParentheses(source, index + head.length)}`).map(({ raw, text }) =>
				own.has(raw) || /^\d/.test(raw) ? ANY : text,
			);
			const method = name.split(".").at(-1) ?? "";
			if (KEYWORDS.has(method)) {
				if (shape.length > 3) found.rest.push(shape);
			} else if (!own.has(method) && method !== "setup" && method !== "loop") found.calls.push(shape);
		}
		for (const sum of source.match(/[a-z_]\w*\s*[-+*/]?=(?!=)[^=;(){}]*[-+*/%][^;(){}]*(?=;)/gi) ?? []) {
			found.rest.push(tokensOf(sum).map(({ raw, text }) => (own.has(raw) || /^\d/.test(raw) ? ANY : text)));
		}
		return found;
	}
}

interface Token {
	readonly raw: string;
	readonly text: string;
}

/** Words, numbers, texts and operators; brackets, commas and semicolons are layout, `()` is not. */
function tokensOf(source: string): Token[] {
	return (source.match(TOKEN) ?? []).map((raw) => {
		if (/^["']/.test(raw))
			return {
				raw,
				text: `"${raw
					.toLowerCase()
					.replace(/[^\p{L}\p{N}]+/gu, " ")
					.trim()}"`,
			};
		return { raw, text: raw.startsWith("(") ? "()" : raw.toLowerCase() };
	});
}

/** Whether the shape begins at any token. `isOperand` says which words `$` matches. */
function occursIn(tokens: readonly Token[], shape: Shape, isOperand: (word: string) => boolean): boolean {
	return tokens.some((_, start) => matchesAt(tokens, start, shape, isOperand));
}

function matchesAt(
	tokens: readonly Token[],
	start: number,
	shape: Shape,
	isOperand: (word: string) => boolean,
): boolean {
	let at = start;
	for (const sign of shape) {
		const token = tokens[at];
		if (!token) return false;
		if (sign === ANY) {
			if (!/^\w/.test(token.raw) || KEYWORDS.has(token.text) || !isOperand(token.raw)) return false;
			at += 1;
			continue;
		}
		const width = widthOf(tokens, at, sign);
		if (width === 0) return false;
		at += width;
	}
	return true;
}

/** How many tokens are the sign: a name of several words may be written apart, as on blocks ("digital write"). */
function widthOf(tokens: readonly Token[], start: number, sign: string): number {
	let joined = "";
	for (let width = 1; width <= 4; width += 1) {
		joined += tokens[start + width - 1]?.text ?? "\0";
		if (joined === sign) return width;
		if (!sign.startsWith(joined) || !/^\w/.test(sign)) return 0;
	}
	return 0;
}

/** From the bracket at `start` to the one that closes it. */
function insideParentheses(source: string, start: number): string {
	let depth = 0;
	for (let at = start; at < source.length; at += 1) {
		if (source[at] === "(") depth += 1;
		else if (source[at] === ")") depth -= 1;
		if (depth === 0) return source.slice(start, at + 1);
	}
	return source.slice(start);
}

/** The names a program declares itself. */
function namesIn(source: string): Set<string> {
	return new Set([...source.replace(COMMENT, " ").matchAll(DECLARED)].flatMap(({ 1: name }) => (name ? [name] : [])));
}

/** What of a text is written as code: blocks, `code`, [blocks in brackets], calls, and lines that end as code does. */
function codeIn(text: string): string[] {
	const plain = text.replace(/\/\/|\/\*|\*\//g, " ");
	return [
		...(plain.match(/```[\s\S]*?(?:```|$)/g) ?? []),
		...(plain.match(/`[^`\n]+`/g) ?? []),
		...(plain.match(/\[[^\]\n]+\]|\([^()\n]*\)\s*\([^()\n]*\)/g) ?? []),
		...(plain.match(/[\w.]+\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/g) ?? []),
		...(plain.match(/^.*[;{}]\s*$/gm) ?? []),
	];
}

/** `#define dw digitalWrite` does not hide a call. */
function expandDefines(text: string): string {
	const names = new Map([...text.matchAll(DEFINE)].map(({ 1: name = "", 2: value = "" }) => [name, value.trim()]));
	if (names.size === 0) return text;
	return text.replace(DEFINE, "").replace(/\b[a-z_]\w*\b/gi, (name) => names.get(name) ?? name);
}

function distinct(shapes: readonly Shape[]): Shape[] {
	return [...new Map(shapes.map((shape) => [shape.join(" "), shape])).values()];
}
