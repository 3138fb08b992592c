/** Text in one spelling, with the index in the original of each of its characters. */
export interface ReadableText {
	readonly text: string;
	/** `index[i]` is where character `i` of `text` begins in the original; one more entry for its end. */
	readonly index: readonly number[];
}

/** Of a sign that means whole words (ﷺ) only the beginning is read: the text grows four times at most. */
const UNITS_OF_ONE = 4;

/** The zeros of scripts that have digits of their own, which NFKD leaves as they are; the nine others follow. */
const ZEROS = [
	0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
	0x17e0, 0x1810, 0x1946, 0xa620, 0x1e950,
];

function plainDigit(character: string): string {
	if (!/\p{Nd}/u.test(character)) return character;
	const code = character.codePointAt(0) ?? 0;
	const zero = ZEROS.find((each) => code >= each && code < each + 10);
	return zero === undefined ? character : String(code - zero);
}

const LETTERS_ONLY = /\p{Mark}|\p{Default_Ignorable_Code_Point}/u;

/**
 * Lower case, compatible characters and digits of every script as plain ones (ｆ, 𝟎, ①, ٧), accents and invisible characters left out. Lines stay lines.
 */
export function readableText(original: string): ReadableText {
	let text = "";
	const index: number[] = [];
	let at = 0;
	for (const character of original) {
		for (const plain of character.normalize("NFKD").slice(0, UNITS_OF_ONE).toLowerCase()) {
			if (LETTERS_ONLY.test(plain)) continue;
			const written = plainDigit(plain);
			text += written;
			for (let unit = 0; unit < written.length; unit += 1) index.push(at);
		}
		at += character.length;
	}
	index.push(at);
	return { text, index };
}

/** As it is, without marks above and below letters, through them, and invisible characters. */
export function withoutMarks(original: string): ReadableText {
	let text = "";
	const index: number[] = [];
	let at = 0;
	for (const character of original) {
		if (!LETTERS_ONLY.test(character)) {
			text += character;
			for (let unit = 0; unit < character.length; unit += 1) index.push(at);
		}
		at += character.length;
	}
	index.push(at);
	return { text, index };
}

/** Three or more single characters with one space, or one sign, between each two: "w h a t s", "t.e.l.e". */
const SPELLED = [
	/(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}@.] ){2,}[\p{L}\p{N}@.](?![\p{L}\p{N}@.])/gu,
	/(?<![\p{L}\p{N}.*_-])(?:[\p{L}\p{N}][.*_-]){2,}[\p{L}\p{N}](?![\p{L}\p{N}.*_-])/gu,
];

/** Spelled words joined: "w h a t s" is "whats". A row of digits is no spelled word, and stays. */
export function joinSpelled({ text, index }: ReadableText): ReadableText {
	const removed = new Set<number>();
	for (const pattern of SPELLED) {
		for (const { 0: spelled, index: start } of text.matchAll(pattern)) {
			if (!/\p{L}/u.test(spelled)) continue;
			for (let at = 1; at < spelled.length; at += 2) removed.add(start + at);
			const end = start + spelled.length;
			for (let at = end; text[at] === " " && text[at + 1] === " "; at += 1) removed.add(at);
		}
	}
	if (removed.size === 0) return { text, index };
	return {
		text: text
			.split("")
			.filter((_, at) => !removed.has(at))
			.join(""),
		index: index.filter((_, at) => !removed.has(at)),
	};
}

const LETTER_OF: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };

/** Signs and digits within words as the letters they look like: "wh4ts4pp" is "whatsapp"; "@asha" stays. */
export function lettersForDigits({ text, index }: ReadableText): ReadableText {
	const read = (word: string) =>
		/[a-z]/.test(word) ? word.replace(/[013457$]|(?<=.)@/g, (sign) => LETTER_OF[sign] ?? sign) : word;
	return { text: text.replace(/[a-z\d@$]+/g, read), index };
}
