/** A word of the sketch. Comments and white space are none. */
export interface Token {
	/** `directive` is a whole line that begins with #, without its comment. */
	kind: "name" | "number" | "text" | "character" | "symbol" | "directive";
	text: string;
	/** Offsets in the sketch; `to` is behind the last character. */
	from: number;
	to: number;
	/** 1-based. */
	line: number;
	column: number;
	/** How far the first word of its line is indented; a tab counts as 4. */
	indent: number;
	/** True for the first word of a line. */
	first: boolean;
}

/** What a sketch is made of, however broken it is. */
export interface SketchTokens {
	tokens: Token[];
	/** Where a comment begins that never ends. */
	openComment: { line: number; column: number } | null;
}

const PATTERN = new RegExp(
	[
		/(?<space>\s+)/,
		/(?<comment>\/\/(?:\\\r?\n|[^\n])*|\/\*[\s\S]*?\*\/)/,
		/(?<openComment>\/\*[\s\S]*$)/,
		/(?<directive>#(?:\\\r?\n|\/(?![/*])|[^\n/])*)/,
		/(?<text>(?:u8|[uUL])?R"(?<mark>[^()\s]{0,16})\([\s\S]*?\)\k<mark>"|"(?:\\.|[^"\\\n])*"?)/,
		/(?<character>'(?:\\.|[^'\\\n])*'?)/,
		/(?<number>\.?\d(?:[eEpP][+-]|[\w.])*)/,
		/(?<name>[\p{ID_Start}_]\p{ID_Continue}*)/u,
		/(?<symbol>::|->|\+\+|--|<<=|>>=|<<|>>|[-+*/%&|^=!<>]=|&&|\|\||[\s\S])/,
	]
		.map(({ source }) => source)
		.join("|"),
	"uy",
);

/** Tokenises a sketch. Never fails: what is no C++ token is a symbol of one character. */
export function readTokens(sketch: string): SketchTokens {
	const result: SketchTokens = { tokens: [], openComment: null };
	let line = 1;
	let lineStart = 0;
	let lastLine = 0;
	let indent = 0;
	for (let at = 0; at < sketch.length; ) {
		PATTERN.lastIndex = at;
		const found = PATTERN.exec(sketch);
		const raw = found?.[0] ?? sketch.slice(at, at + 1);
		const groups = found?.groups ?? {};
		const kind = KINDS.find((name) => groups[name] !== undefined);
		const column = at - lineStart + 1;
		if (groups.openComment !== undefined) result.openComment = { line, column };
		if (kind !== undefined) {
			const text = kind === "directive" ? raw.trimEnd() : raw;
			const first = line !== lastLine;
			if (first) indent = width(sketch.slice(lineStart, at));
			lastLine = line;
			result.tokens.push({ kind, text, from: at, to: at + text.length, line, column, indent, first });
		}
		for (let newline = raw.indexOf("\n"); newline !== -1; newline = raw.indexOf("\n", newline + 1)) {
			line++;
			lineStart = at + newline + 1;
		}
		at += raw.length;
	}
	return result;
}

const KINDS = ["directive", "text", "character", "number", "name", "symbol"] as const;

function width(blank: string): number {
	return [...blank].reduce((sum, character) => sum + (character === "\t" ? 4 : 1), 0);
}
