/** Shown at once: what fits a screen without scrolling far. */
const MOST = 12;

type Words = { title: string; text: string };

/**
 * Those that hold every word of the question, in any case and with or without accents; a title that begins with it
 * first, then titles, then texts. An empty question fits all.
 */
export function bestMatches<T extends Words>(things: readonly T[], question: string): T[] {
	const words = plain(question).split(/\s+/).filter(Boolean);
	return things
		.map((thing) => ({ thing, rank: rankOf(thing, words) }))
		.filter(({ rank }) => rank > 0)
		.toSorted((one, other) => other.rank - one.rank)
		.slice(0, MOST)
		.map(({ thing }) => thing);
}

function rankOf({ title, text }: Words, words: readonly string[]): number {
	const name = plain(title);
	const all = `${name} ${plain(text)}`;
	if (!words.every((word) => all.includes(word))) return 0;
	if (name.startsWith(words.join(" "))) return 3;
	return words.every((word) => name.includes(word)) ? 2 : 1;
}

function plain(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{Mark}/gu, "")
		.toLowerCase()
		.trim();
}
