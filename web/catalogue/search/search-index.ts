import MiniSearch from "minisearch";

/** Shown at once: what fits a screen without scrolling far. */
const MOST = 12;
/** Shorter words are not taken for others with a letter changed: "led" is not "red". */
const SHORTEST_WITH_TYPO = 4;
const SHORTEST_WITH_TWO = 6;

type Texts = { title: string; text: string };

/** Finds things by words of their titles and texts. Case and accents make no difference. */
export interface SearchIndex<T> {
	/**
	 * Those that have every word of the question or one that begins with it: titles that begin with the question first,
	 * then what fits best. Only if nothing has, words with one letter wrong (two in long ones) count as well. An empty
	 * question fits all.
	 */
	find(question: string): T[];
}

export function indexOf<T extends Texts>(things: readonly T[]): SearchIndex<T> {
	const index = new MiniSearch<Texts & { id: number }>({
		fields: ["title", "text"],
		processTerm: plain,
		searchOptions: { boost: { title: 4 }, prefix: mayBeBeginning, combineWith: "AND" },
	});
	index.addAll(things.map(({ title, text }, id) => ({ id, title, text })));

	return {
		find(question) {
			const wanted = plain(question.trim());
			if (wanted === "") return things.slice(0, MOST);
			const exact = index.search(question);
			const results = exact.length > 0 ? exact : index.search(question, { fuzzy: typosIn });
			const found = results.flatMap(({ id }) => things[Number(id)] ?? []);
			const begins = ({ title }: Texts) => Number(plain(title).startsWith(wanted));
			return found.toSorted((one, other) => begins(other) - begins(one)).slice(0, MOST);
		},
	};
}

/** Letters that may be wrong, missing or too many; two that were swapped are two. */
function typosIn(word: string): number | false {
	if (word.length < SHORTEST_WITH_TYPO) return false;
	return word.length < SHORTEST_WITH_TWO ? 1 : 2;
}

/** A letter alone is one word more that is being typed, or a word of its own. */
function mayBeBeginning(word: string, at: number, words: string[]): boolean {
	return word.length > 1 || at === words.length - 1;
}

function plain(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{Mark}/gu, "")
		.toLowerCase();
}
