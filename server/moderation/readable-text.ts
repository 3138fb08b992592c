/** Text in one spelling, with the index in the original of each of its characters. */
export interface ReadableText {
	readonly text: string;
	/** `index[i]` is where character `i` of `text` begins in the original; one more entry for its end. */
	readonly index: readonly number[];
}

const LETTERS_ONLY = /\p{Mark}|\p{Default_Ignorable_Code_Point}/u;

/**
 * Lower case, compatible characters as plain ones (ｆ, 𝟎, ①), accents and invisible characters left out. Lines stay lines.
 */
export function readableText(original: string): ReadableText {
	let text = "";
	const index: number[] = [];
	let at = 0;
	for (const character of original) {
		for (const plain of character.normalize("NFKD").toLowerCase()) {
			if (LETTERS_ONLY.test(plain)) continue;
			text += plain;
			for (let unit = 0; unit < plain.length; unit += 1) index.push(at);
		}
		at += character.length;
	}
	index.push(at);
	return { text, index };
}
