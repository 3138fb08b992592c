import type { TextEdit } from "#domain/bench/diagnostic.ts";
import type { SketchView } from "#domain/bench/sketch/sketch-view.ts";
import type { Finding } from "./rule.ts";

/** Characters that are invisible or look like a blank, by their Unicode name. */
const INVISIBLE: Readonly<Record<string, string>> = {
	"\u00a0": "NO-BREAK SPACE",
	"\u00ad": "SOFT HYPHEN",
	"\u2002": "EN SPACE",
	"\u2003": "EM SPACE",
	"\u2009": "THIN SPACE",
	"\u200b": "ZERO WIDTH SPACE",
	"\u200c": "ZERO WIDTH NON-JOINER",
	"\u200d": "ZERO WIDTH JOINER",
	"\u200e": "LEFT-TO-RIGHT MARK",
	"\u200f": "RIGHT-TO-LEFT MARK",
	"\u2028": "LINE SEPARATOR",
	"\u202f": "NARROW NO-BREAK SPACE",
	"\u2060": "WORD JOINER",
	"\u3000": "IDEOGRAPHIC SPACE",
	"\ufeff": "BYTE ORDER MARK",
};
/** Those of them that separate words are replaced with a blank. */
const BLANK = /[\u00a0\u2002\u2003\u2009\u2028\u202f\u3000]/u;

const TYPED: Readonly<Record<string, string>> = {
	"\u2010": "-",
	"\u2011": "-",
	"\u2013": "-",
	"\u2014": "-",
	"\u2212": "-",
	"\u2018": "'",
	"\u2019": "'",
	"\u201a": "'",
	"\u201c": '"',
	"\u201d": '"',
	"\u201e": '"',
	"\u00ab": '"',
	"\u00bb": '"',
};
const DASH = /[\u2010\u2011\u2013\u2014\u2212]/u;
export const CURLY_QUOTES = /[\u2018\u2019\u201a\u201c\u201d\u201e\u00ab\u00bb]/u;

export function isLongDash(text: string): boolean {
	return DASH.test(text);
}

/** The first invisible character of each line outside of comments and strings. */
export function invisibleCharacters(view: SketchView): (Finding & { position: { line: number; column: number } })[] {
	const found = oddCharacters(view).filter(({ sign }) => INVISIBLE[sign] !== undefined);
	return found
		.filter(({ line }, index) => found[index - 1]?.line !== line)
		.map(({ sign, line, column }) => {
			const number = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
			const params = { sign: `${INVISIBLE[sign]} (U+${number})` };
			return { code: "invisible_character", params, position: { line, column } };
		});
}

/** Every odd sign of the code as it is typed on a keyboard; texts and comments keep theirs. */
export function typedByKeyboard(view: SketchView): TextEdit[] {
	return oddCharacters(view).map(({ sign, line, column }) => ({
		line,
		column,
		remove: sign,
		insert: TYPED[sign] ?? (BLANK.test(sign) ? " " : ""),
	}));
}

function oddCharacters({ source, tokens }: SketchView): { sign: string; line: number; column: number }[] {
	const kept = tokens.filter(({ kind }) => kind === "text" || kind === "character");
	const code = kept
		.reduce((text, { from, to }) => blankOut(text, from, to), source)
		.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
	const found: { sign: string; line: number; column: number }[] = [];
	code.split("\n").forEach((text, index) => {
		for (let at = 0; at < text.length; at++) {
			const sign = text[at] ?? "";
			if (INVISIBLE[sign] ?? TYPED[sign]) found.push({ sign, line: index + 1, column: at + 1 });
		}
	});
	return found;
}

function blankOut(text: string, from: number, to: number): string {
	return text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, " ") + text.slice(to);
}
