import SearchableMap from "minisearch/SearchableMap";

/** Letters from which a word may have one wrong, and two; two that changed their order count as one. */
const SWAPPED = 4;
const ONE_TYPO = 5;
const TWO_TYPOS = 10;

/** Mends the spelling of words by those that are known; `weightOf` tells which of two that are equally near is more common. */
export function createSpelling(known: Iterable<string>, weightOf: (word: string) => number): (word: string) => string {
	const words = new SearchableMap<number>();
	for (const word of known) words.set(word, weightOf(word));

	return (word) => {
		if (words.has(word) || word.length < SWAPPED || /\d/.test(word)) return word;
		const swapped = swaps(word).find((one) => words.has(one));
		if (swapped !== undefined) return swapped;
		if (word.length < ONE_TYPO) return word;
		const near = [...words.fuzzyGet(word, word.length < TWO_TYPOS ? 1 : 2)];
		const [best] = near.toSorted(
			([, [weight, distance]], [, [otherWeight, otherDistance]]) => distance - otherDistance || otherWeight - weight,
		);
		return best?.[0] ?? word;
	};
}

/** The word with each two neighbours in the other order. */
function swaps(word: string): string[] {
	return Array.from(
		{ length: word.length - 1 },
		(_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
	);
}
