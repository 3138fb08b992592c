/** A name as a person would write it. */

/** Words that stay small inside a name. */
const SMALL = new Set(["bin", "bint", "binti", "ibn", "wa", "de", "van", "von"]);

/** "MWAKYUSA,  peter" → "Peter Mwakyusa"; a word with capitals and small letters stays as it is written. */
export function tidyName(written: string): string {
	const [last = "", ...firsts] = written.split(",").map((part) => part.trim());
	const words = [...firsts, last].join(" ").split(/\s+/).filter(Boolean);
	const name = words.join(" ");
	const isShouted = name === name.toUpperCase();
	const isWhispered = name === name.toLowerCase();
	return words
		.map((word, index) => {
			const shouts = word === word.toUpperCase() && word.replace(/[^\p{L}]/gu, "").length > 2;
			return isShouted || isWhispered || shouts ? cased(word, index === 0) : word;
		})
		.join(" ");
}

/** "O'BRIEN" → "O'Brien", "NG'OMBE" → "Ng'ombe", "ABDUL-RAHMAN" → "Abdul-Rahman", "BIN" → "bin". */
function cased(word: string, isFirst: boolean): string {
	const small = word.toLowerCase();
	if (!isFirst && SMALL.has(small)) return small;
	return small
		.replace(/(?:^[^\p{L}]*|[-.])\p{L}/gu, (letters) => letters.toUpperCase())
		.replace(/^\p{L}['’]\p{L}/u, (letters) => letters.toUpperCase());
}
