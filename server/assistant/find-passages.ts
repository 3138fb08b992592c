import MiniSearch from "minisearch";
import type { Passage } from "#content/passages.ts";

/** Words that say nothing of what is asked. */
const EMPTY = new Set(
	"a an and any are as at be been but by can could did do does doing done for from get gets give go goes got had has have he help her here him his how i if in into is it its just know like make many may me mean means meant must my need needed needs no not of off ok on one or our please put say says she should show so some tell than that the their them then there these they thing think this those to too try up us use used uses using want was way we really happen happens happened matter difference different diference diffrence always never ever please thing things also very same one two first next can could one time times something anything nothing were what whats when where which who why will with wont work works would you your dont doesnt cant isnt im am arduino".split(
		" ",
	),
);
const EMPTY_STEMS = new Set([...EMPTY].flatMap(wordsOf));
/** Of the words of a question, each by how rare it is, so much must be in a passage. */
const LEAST_COVERED = 0.5;
/** A word that nothing of the content has weighs as much as one that so many passages have. */
const UNKNOWN_IN = 3;
/** Letters from which a word may have one wrong, and two. */
const ONE_TYPO = 5;
const TWO_TYPOS = 8;
/** A passage beside the best one says something, too, from this share of its score. */
const NEARLY = 0.7;
const MOST = 3;

interface Found {
	readonly passage: Passage;
	readonly score: number;
}

export interface PassageFinder {
	/** The passages that answer a question, best first; none where nothing is known of what it asks. */
	find(question: string, projectId?: string): Passage[];
}

/** Finds passages by the words of a question. `synonyms` are groups of words that mean the same. */
export function createPassageFinder(
	passages: readonly Passage[],
	synonyms: readonly (readonly string[])[],
): PassageFinder {
	const alike = new Map<string, readonly string[]>();
	for (const group of synonyms) {
		const stems = group.map((word) => wordsOf(word).join(" ")).filter(Boolean);
		for (const stem of stems) alike.set(stem, stems);
	}
	const index = new MiniSearch<{ id: number; title: string; text: string }>({
		fields: ["title", "text"],
		tokenize: wordsOf,
		processTerm: (term) => term,
		searchOptions: { boost: { title: 3 } },
	});
	index.addAll(passages.map(({ title, text }, id) => ({ id, title, text })));
	const all = passages.map(({ title, text, source }) => new Set(wordsOf(`${title} ${text} ${source.title}`)));
	const vocabulary = new Map<string, number>();
	for (const words of all) for (const word of words) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
	const rarity = (word: string) => Math.log(1 + passages.length / (1 + (vocabulary.get(word) ?? UNKNOWN_IN)));

	/** A word as the content spells it. */
	function spelled(word: string): string {
		if (vocabulary.has(word) || alike.has(word) || word.length < ONE_TYPO) return word;
		const [nearest] = index.autoSuggest(word, { fuzzy: word.length < TWO_TYPOS ? 1 : 2, prefix: false });
		return nearest?.terms[0] ?? word;
	}

	function covered(asked: readonly string[], words: ReadonlySet<string>): number {
		const weights = asked.map(rarity);
		const whole = weights.reduce((sum, weight) => sum + weight, 0);
		const found = asked.map((word, at) =>
			(alike.get(word) ?? [word]).some((one) => one.split(" ").every((piece) => words.has(piece)))
				? (weights[at] ?? 0)
				: 0,
		);
		return whole === 0 ? 0 : found.reduce((sum, weight) => sum + weight, 0) / whole;
	}

	return {
		find(question, projectId) {
			const asked = [
				...new Set(
					wordsOf(question)
						.filter((word) => !EMPTY_STEMS.has(word))
						.map(spelled),
				),
			];
			if (asked.length === 0) return [];
			const terms = [...new Set(asked.flatMap((word) => alike.get(word) ?? [word]))];
			const found: Found[] = index
				.search({
					combineWith: "OR",
					queries: terms.map((term) => ({
						queries: [term],
						boost: asked.includes(term) ? { title: 3 } : { title: 1.5 },
						boostDocument: () => (asked.includes(term) ? 1 : 0.5),
					})),
				})
				.flatMap(({ id, score }) => {
					const passage = passages[Number(id)];
					const share = passage ? covered(asked, all[Number(id)] ?? new Set()) : 0;
					if (!passage || share < LEAST_COVERED) return [];
					const near = passage.source.kind === "project" && passage.source.id === projectId ? 1.3 : 1;
					return [
						{ passage, score: score * share * near * (asked.includes(wordsOf(passage.title).join(" ")) ? 2 : 1) },
					];
				})
				.toSorted((one, other) => other.score - one.score);
			const [best] = found;
			if (!best) return [];
			// What the question names by its title: "analogRead or digitalRead?" is about both.
			const words = wordsOf(question);
			const named = found.filter(({ passage: { title, source } }) => {
				const own = wordsOf(title);
				const isName = source.kind === "glossary" || source.kind === "reference" || source.kind === "part";
				return isName && own.length > 0 && own.every((word) => words.includes(word));
			});
			if (new Set(named.map(({ passage }) => passage.title)).size > 1) return distinctOf([...named, best]);
			const good = found.filter(({ score }) => score >= best.score * NEARLY);
			return distinctOf(good);
		},
	};
}

function distinctOf(found: readonly Found[]): Passage[] {
	const distinct = new Map(
		found.map(({ passage }) => [`${passage.source.kind}:${passage.source.id}:${passage.text}`, passage]),
	);
	return [...distinct.values()].slice(0, MOST);
}

/** The stems of the words of a text, in their order. */
export function wordsOf(text: string): string[] {
	const plain = text
		.normalize("NFD")
		.replace(/\p{Mark}/gu, "")
		.replace(/['’]/g, "")
		.replace(/([a-z])([A-Z])/g, "$1$2")
		.toLowerCase();
	return [...plain.matchAll(/;|[\p{L}\p{N}_]+(?:-[\p{L}\p{N}]+)*/gu)].map(([word]) => stem(word));
}

function stem(word: string): string {
	if (word.length < 4 || /[\d_]/.test(word)) return word;
	return word
		.replace(/ies$/, "y")
		.replace(/(ss|sh|ch|x)es$/, "$1")
		.replace(/([^su])s$/, "$1")
		.replace(/(?<=\w{3})(?:ing|ed)$/, "")
		.replace(/([bdgkmnpt])\1$/, "$1")
		.replace(/(?<=\w{3})e$/, "");
}
