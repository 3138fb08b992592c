import type { SketchView } from "#domain/bench/sketch/sketch-view.ts";
import type { Token } from "#domain/bench/sketch/tokens.ts";
import { KEYWORDS, TYPES } from "./known-names.ts";
import { invisibleCharacters } from "./odd-characters.ts";
import type { Finding } from "./rule.ts";

type Habit = Finding & { position: { line: number; column: number } };

/**
 * What is written as in other languages or on paper, and is never C++: the compiler stumbles over it in many ways. To be
 * run only for a sketch that does not compile.
 */
export function findHabits(view: SketchView): Habit[] {
	const habits = view.tokens.flatMap((_, index) => {
		for (const find of [colonForBrace, wordForSign, percent, roundBlock, bareComment]) {
			const habit = find(view, index);
			if (habit) return [habit];
		}
		return [];
	});
	const invisible = invisibleCharacters(view);
	return [
		...invisible,
		...habits.filter(({ position }) => invisible.every((one) => one.position.line !== position.line)),
	];
}

const CONDITIONED = ["if", "for", "while"];

/** `if (light < 300):`, `else:`, `void loop():` */
function colonForBrace({ tokens, partner, depth }: SketchView, index: number): Habit | null {
	const token = tokens[index];
	const previous = tokens[index - 1];
	if (token?.text !== ":" || previous === undefined) return null;
	const head = previous.text === ")" ? tokens[partner(index - 1) - 1] : undefined;
	const opensBlock = CONDITIONED.includes(head?.text ?? "") || previous.text === "else";
	const opensFunction = head?.kind === "name" && depth[index] === 0 && tokens[index + 1]?.line !== token.line;
	return opensBlock || opensFunction ? { code: "colon_for_brace", position: token } : null;
}

const SIGNS: Readonly<Record<string, string>> = { AND: "&&", And: "&&", OR: "||", Or: "||", NOT: "!", Not: "!" };
const SIGNS_OF_THREE: Readonly<Record<string, string>> = { "===": "==", "!==": "!=" };

/** `a > 5 AND b < 3`, `a === 5` */
function wordForSign({ tokens }: SketchView, index: number): Habit | null {
	const [token, next] = [tokens[index], tokens[index + 1]];
	if (!token) return null;
	const three = next?.from === token.to ? `${token.text}${next.text}` : "";
	const suggestion = (token.kind === "name" ? SIGNS[token.text] : undefined) ?? SIGNS_OF_THREE[three];
	if (suggestion === undefined || tokens.some(({ kind, text }) => kind === "directive" && text.includes(token.text)))
		return null;
	const text = token.kind === "name" ? token.text : three;
	return { code: "wrong_operator", params: { text, suggestion }, position: token };
}

/** `analogWrite(9, 50%)` */
function percent({ tokens }: SketchView, index: number): Habit | null {
	const [number, sign, next] = tokens.slice(index, index + 3);
	if (number?.kind !== "number" || sign?.text !== "%" || ![")", ",", ";"].includes(next?.text ?? "")) return null;
	return { code: "percent_sign", params: { text: `${number.text}%` }, position: number };
}

/** `void setup() (`, and `if (…) (` at the end of a line. */
function roundBlock({ tokens, partner, depth }: SketchView, index: number): Habit | null {
	const [close, open, inside] = [tokens[index], tokens[index + 1], tokens[index + 2]];
	if (close?.text !== ")" || open?.text !== "(" || inside?.line === open.line) return null;
	const name = tokens[partner(index) - 1];
	const isFunction = depth[index] === 0 && name?.kind === "name" && !TYPES.includes(name.text);
	if (!isFunction && !CONDITIONED.includes(name?.text ?? "")) return null;
	return { code: "round_brackets_for_block", position: open };
}

const FEWEST_WORDS = 3;
const WORDS_OF_CODE: ReadonlySet<string> = new Set([...TYPES, ...KEYWORDS]);

/** `/ turn the lamp on`, and a line of plain words. */
function bareComment({ tokens, lines, indexAt }: SketchView, index: number): Habit | null {
	const token = tokens[index];
	const previous = tokens[index - 1];
	if (token && isOpenedByOneSign(token, previous, tokens[index + 1]))
		return { code: "comment_without_slashes", position: token };
	if (!token?.first || WORDS_OF_CODE.has(token.text)) return null;
	if (previous && previous.kind !== "directive" && ![";", "{", "}"].includes(previous.text)) return null;
	const text = (lines[token.line - 1] ?? "").replace(/\/\/.*$/, "").trim();
	const ofLine = tokens.slice(index, indexAt({ line: token.line + 1, column: 1 }));
	const isSentence = arePlainWords(ofLine) || isForeignSentence(text);
	return token.text === "/" || isSentence ? { code: "comment_without_slashes", position: token } : null;
}

/** `digitalWrite(9, HIGH); / the lamp`, `# the lamp`: one slash, or the comment of another language, behind an instruction. */
function isOpenedByOneSign(token: Token, previous: Token | undefined, next: Token | undefined): boolean {
	if (token.kind === "directive") return !DIRECTIVES.test(token.text);
	const ends = previous === undefined || [";", "{", "}"].includes(previous.text);
	const words = next?.kind === "name" && next.line === token.line;
	return ends && words && (token.text === "/" || token.text === "#");
}

const DIRECTIVES =
	/^#\s*(?:include|define|undef|ifn?def|if|el|end|pragma|error|warning|line|[a-z]*(?:nclud|efin|ncl))/i;

/** Two words or more, one of them with letters that no name in a program has. */
function isForeignSentence(text: string): boolean {
	return /^[\p{L}\p{M}\d ,.!?'’-]+$/u.test(text) && /[^ -~]/.test(text) && /\p{L} +\p{L}/u.test(text);
}

/** Three words or more with nothing but blanks between them; `lcd.clear` and `Servo left, right` may be C++. */
function arePlainWords(line: readonly Token[]): boolean {
	let [words, longest] = [0, 0];
	for (const [at, { kind, text, to }] of line.entries()) {
		const isWord = kind === "name" || kind === "number";
		if (!isWord && (!".,!?".includes(text) || (text === "." && line[at + 1]?.from === to))) return false;
		words = isWord ? words + 1 : 0;
		longest = Math.max(longest, words);
	}
	return longest >= FEWEST_WORDS;
}
