import SearchableMap from "minisearch/SearchableMap";

/** Letters from which a word may have one wrong, and two; two that changed their order count as one. */
const SWAPPED = 4;
const ONE_TYPO = 5;
const TWO_TYPOS = 10;

/** Mends the spelling of words by those that are known; `weightOf` tells which of two that are equally near is more common. */
export function createSpelling(known: Iterable<string>, weightOf: (word: string) => number): (word: string) => string {
	const words = new SearchableMap<true>();
	for (const word of known) words.set(word, true);

	return (word) => {
		if (words.has(word) || word.length < SWAPPED || /\d/.test(word)) return word;
		const most = word.length < ONE_TYPO ? 0 : word.length < TWO_TYPOS ? 1 : 2;
		const near = [
			...swaps(word).flatMap((one) => (words.has(one) ? [{ one, distance: 1 }] : [])),
			...[...words.fuzzyGet(word, most)].map(([one, [, distance]]) => ({ one, distance })),
		];
		const [best] = near.toSorted((a, b) => a.distance - b.distance || weightOf(b.one) - weightOf(a.one));
		return best?.one ?? word;
	};
}

/** The word with each two neighbours in the other order. */
function swaps(word: string): string[] {
	return Array.from(
		{ length: word.length - 1 },
		(_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
	);
}
