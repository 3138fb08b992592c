import MiniSearch from "minisearch";
import type { Passage } from "#content/passages.ts";
import { createSpelling } from "./spelling.ts";

/** Of the words of a question, each by how rare it is, so much must be in a passage. */
const LEAST_COVERED = 0.5;
/** A word that nothing of the content has weighs as much as one that so many passages have. */
const UNKNOWN_IN = 2;
/** Any other word of the content weighs so much of a word of the field. */
const BESIDE_FIELD = 0.5;
/** A passage beside the best one says something, too, from this share of its score. */
const NEARLY = 0.7;
const MOST = 3;
/** These explain the words of the field. */
const NAMES: readonly Passage["source"]["kind"][] = ["glossary", "reference", "part"];

interface Found {
	readonly passage: Passage;
	readonly score: number;
}

export interface PassageFinder {
	/** The passages that answer a question, best first; none where nothing is known of what it asks. */
	find(question: string, projectId?: string): Passage[];
}

interface FinderOptions {
	/** Groups of words that mean the same; one may be of several words. */
	readonly synonyms: readonly (readonly string[])[];
	/** Words that say nothing of what is asked. */
	readonly empty: readonly string[];
}

/** Finds passages by the words of a question. */
export function createPassageFinder(passages: readonly Passage[], { synonyms, empty }: FinderOptions): PassageFinder {
	const emptyStems = new Set(empty.flatMap(wordsOf));
	const alike = synonymsOf(synonyms);
	const phrases = [...alike.keys()].filter((term) => term.includes(" "));
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
	const rarity = (term: string) =>
		Math.log(
			1 + passages.length / (1 + Math.min(...term.split(" ").map((word) => vocabulary.get(word) ?? UNKNOWN_IN))),
		);
	const spelled = createSpelling(
		new Set([...vocabulary.keys(), ...emptyStems, ...[...alike.keys()].flatMap((term) => term.split(" "))]),
		(word) => (emptyStems.has(word) ? Number.POSITIVE_INFINITY : (vocabulary.get(word) ?? 0)),
	);
	/** Words of the field: a question without any is about something else. */
	const field = new Set([
		...[...alike.keys()].flatMap((term) => term.split(" ")),
		...passages.flatMap(({ source: { kind }, title, text }) =>
			NAMES.includes(kind) ? wordsOf(`${title} ${text}`) : [],
		),
	]);
	for (const word of emptyStems) field.delete(word);

	/** What a question asks about: its words and phrases, as the content spells them. */
	function termsOf(question: string): string[] {
		let words = ` ${wordsOf(question).map(spelled).join(" ")} `;
		const found: string[] = [];
		for (const phrase of phrases) {
			if (!words.includes(` ${phrase} `)) continue;
			found.push(phrase);
			words = words.replaceAll(` ${phrase} `, " ");
		}
		found.push(...words.split(" ").filter((word) => word !== "" && !emptyStems.has(word)));
		return [...new Set(found)];
	}

	const isIn = (term: string, words: ReadonlySet<string>) =>
		(alike.get(term) ?? [term]).some((one) => one.split(" ").every((word) => words.has(word)));

	const isKnown = (term: string) => term.split(" ").some((word) => vocabulary.has(word));
	const isOfField = (term: string) => term.split(" ").some((word) => field.has(word));

	function covered(asked: readonly string[], words: ReadonlySet<string>): number {
		const weightOf = (term: string) => rarity(term) * (isOfField(term) || !isKnown(term) ? 1 : BESIDE_FIELD);
		const sum = (terms: readonly string[]) => terms.reduce((weight, term) => weight + weightOf(term), 0);
		return sum(asked.filter((term) => isIn(term, words))) / sum(asked);
	}

	const isTitleOf =
		({ title }: Passage) =>
		(term: string) =>
			(alike.get(term) ?? [term]).includes(wordsOf(title).join(" "));

	return {
		find(question, projectId) {
			const asked = termsOf(question);
			if (!asked.some(isOfField)) return [];
			const terms = [...new Set(asked.flatMap((term) => alike.get(term) ?? [term]).flatMap((term) => term.split(" ")))];
			const own = new Set(asked.flatMap((term) => term.split(" ")));
			const found: Found[] = index
				.search({
					combineWith: "OR",
					queries: terms.map((term) => ({
						queries: [term],
						boost: own.has(term) ? { title: 3 } : { title: 1.5 },
						boostDocument: () => (own.has(term) ? 1 : 0.5) * (isOfField(term) ? 1 : BESIDE_FIELD),
					})),
				})
				.flatMap(({ id, score }) => {
					const [passage, words] = [passages[Number(id)], all[Number(id)] ?? new Set<string>()];
					const share = covered(asked, words);
					if (!passage || share < LEAST_COVERED) return [];
					const near = passage.source.kind === "project" && passage.source.id === projectId ? 1.3 : 1;
					return [{ passage, score: score * share * near * (asked.some(isTitleOf(passage)) ? 2 : 1) }];
				})
				.toSorted((one, other) => other.score - one.score);
			const [best] = found;
			if (!best) return [];
			// What the question names by its title: "analogRead or digitalRead?" is about both.
			const words = wordsOf(question);
			const named = found.filter(({ passage: { title, source } }) => {
				const name = wordsOf(title);
				return NAMES.includes(source.kind) && name.length > 0 && name.every((word) => words.includes(word));
			});
			if (new Set(named.map(({ passage }) => passage.title)).size > 1) return distinctOf([...named, best]);
			return distinctOf(found.filter(({ score }) => score >= best.score * NEARLY));
		},
	};
}

/** By each word or phrase: all that mean the same, itself too. */
function synonymsOf(groups: FinderOptions["synonyms"]): Map<string, readonly string[]> {
	const alike = new Map<string, readonly string[]>();
	for (const group of groups) {
		const stems = group.map((word) => wordsOf(word).join(" ")).filter(Boolean);
		for (const stem of stems) alike.set(stem, [...new Set([stem, ...(alike.get(stem) ?? []), ...stems])]);
	}
	return alike;
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
	return [
		...plain.matchAll(
			/[=!<>+*/-]=|&&|\|\||\+\+|--|\/\/|[;%~]|(?<![\p{L}\p{N}])=(?![=])|[\p{L}\p{N}_]+(?:-[\p{L}\p{N}]+)*/gu,
		),
	].map(([word]) => stem(word));
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
