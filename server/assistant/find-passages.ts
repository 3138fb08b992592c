import MiniSearch from "minisearch";
import type { Passage } from "#content/passages.ts";
import { createSpelling } from "./spelling.ts";

/** Of the words of a question, each by how rare it is, so much must be in a passage. */
const LEAST_COVERED = 0.5;
/** The same where a passage is asked for in just such a phrase as the question has. */
const LEAST_WITH_PHRASE = 0.3;
/** Each word of such a phrase adds so much of the score. */
const PHRASE_WORD = 0.2;
/** This many words of it, and it answers alone. */
const LEAST_PHRASE = 3;
/** A title that is the whole question adds so much of the score, one that shares some of its words less. */
const SAME_TITLE = 1.5;
/** A word such as "why" or "not" beside a rare word of the field, where question and title are compared. */
const EMPTY_WEIGHT = 0.6;
/** A word that nothing of the content has weighs as much as one that this many passages have. */
const UNKNOWN_IN = 2;
/** Any other word of the content weighs so much of a word of the field. */
const BESIDE_FIELD = 0.5;
/** In a question of this many words, one that nothing of the content has weighs as much as one of the field. */
const SHORT = 4;
const LEAST_UNKNOWN = 0.4;
/** A number that nothing of the content has weighs so much of a word. */
const NUMBER = 0.3;
/** A word of the same meaning counts so much of the word itself. */
const SYNONYM = 0.8;
/** A passage beside the best one says something, too, from this share of its score. */
const NEARLY = 0.8;
const MOST = 3;
/** These explain the words of the field. */
const NAMES: readonly Passage["source"]["kind"][] = ["glossary", "reference", "part"];
/** These say why something does not work. */
const EXPLAINING: readonly Passage["source"]["kind"][] = ["question", "tutorial", "project"];

interface Found {
	readonly passage: Passage;
	readonly score: number;
}

export interface PassageFinder {
	/** The stems of a question's words, as the content spells them and in its language. */
	read(question: string): string;
	/** Of the passages that are meant those that answer a question, best first; none where nothing is known of what it asks. */
	find(question: string, projectId?: string, isMeant?: (passage: Passage) => boolean): Passage[];
}

interface FinderOptions {
	/** Groups of words that mean the same; one may be of several words. */
	readonly synonyms: readonly (readonly string[])[];
	/** Words that say nothing of what is asked. */
	readonly empty: readonly string[];
	/** Words of a question why something does not work, or how it is done, rather than what something is. */
	readonly problem?: readonly string[];
	/** A word of another language; "" where it says nothing of what is asked, null where it is not known. */
	readonly translate?: (word: string) => string | null;
}

/** Finds passages by the words of a question. */
export function createPassageFinder(
	passages: readonly Passage[],
	{ synonyms, empty, problem = [], translate }: FinderOptions,
): PassageFinder {
	const emptyStems = new Set(empty.flatMap(wordsOf));
	const problemStems = new Set(problem.flatMap(wordsOf));
	const alike = synonymsOf(synonyms);
	const phrases = [...alike.keys()].filter((term) => term.includes(" "));
	const index = new MiniSearch<{ id: number; title: string; asked: string; text: string }>({
		fields: ["title", "asked", "text"],
		tokenize: wordsOf,
		processTerm: (term) => term,
	});
	index.addAll(passages.map(({ title, asked = [], text }, id) => ({ id, title, asked: asked.join(" "), text })));
	const all = passages.map(
		({ title, asked = [], text, source }) => new Set(wordsOf([title, ...asked, text, source.title].join(" "))),
	);
	const phrasesOf = passages.map(({ asked = [] }) =>
		asked.map(wordsOf).flatMap((words) => (words.length > 1 ? [` ${words.join(" ")} `] : [])),
	);
	const titles = passages.map(({ title }) => new Set(wordsOf(title)));
	const vocabulary = new Map<string, number>();
	for (const words of all) for (const word of words) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
	const countOf = (term: string) => Math.min(...term.split(" ").map((word) => vocabulary.get(word) ?? UNKNOWN_IN));
	/** What has common words of the same meaning is not rare. */
	const rarity = (term: string) =>
		Math.log(1 + passages.length / (1 + Math.max(...(alike.get(term) ?? [term]).map(countOf), countOf(term))));
	const spelled = createSpelling(
		new Set([...vocabulary.keys(), ...emptyStems, ...[...alike.keys()].flatMap((term) => term.split(" "))]),
		(word) => (emptyStems.has(word) ? Number.POSITIVE_INFINITY : (vocabulary.get(word) ?? 0)),
	);
	/** Words of the field: a question without any is about something else. */
	const field = new Set([
		...[...alike.keys()].flatMap((term) => term.split(" ")),
		...passages.flatMap(({ source: { kind }, title, text }) =>
			NAMES.includes(kind) ? wordsOf(`${title} ${text}`) : kind === "question" ? wordsOf(title) : [],
		),
	]);
	for (const word of emptyStems) field.delete(word);

	/** A word as the content spells it, in its language. */
	function understood(word: string): string[] {
		const own = stem(word);
		if (vocabulary.has(own) || emptyStems.has(own)) return [own];
		const translated = translate?.(word) ?? null;
		return translated === null ? [spelled(own)] : wordsOf(translated);
	}

	const read = (question: string) => rawWordsOf(question).flatMap(understood).join(" ");

	/** What a question asks about: its words and phrases, as the content spells them. */
	function termsOf(question: string): string[] {
		let words = ` ${read(question)} `;
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

	function weightOf(term: string, { length }: readonly string[]): number {
		if (/^\d/.test(term) && !isKnown(term)) return rarity(term) * NUMBER;
		if (isKnown(term)) return rarity(term) * (isOfField(term) ? 1 : BESIDE_FIELD);
		// Who tells a story uses many words; in a short question each is what it is about.
		return rarity(term) * Math.min(1, Math.max(LEAST_UNKNOWN, SHORT / length));
	}

	function covered(asked: readonly string[], words: ReadonlySet<string>): number {
		let [found, sum] = [0, 0];
		for (const term of asked) {
			const weight = weightOf(term, asked);
			sum += weight;
			if (term.split(" ").every((word) => words.has(word))) found += weight;
			else if (isIn(term, words)) found += weight * SYNONYM;
		}
		return found / sum;
	}

	const weightAsTitle = (word: string) => (emptyStems.has(word) ? EMPTY_WEIGHT : rarity(word));
	const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weightAsTitle(word), 0);

	/** From 0, nothing in common, to 1, the same words. */
	function likeness(words: ReadonlySet<string>, title: ReadonlySet<string>): number {
		const common = [...title].filter((word) => words.has(word));
		return (2 * weigh(common)) / (weigh([...words]) + weigh([...title]));
	}

	const isNamed = ({ title, source: { kind } }: Passage, asked: readonly string[]) =>
		NAMES.includes(kind) && asked.some((term) => !term.includes(" ") && wordsOf(title).join(" ") === term);

	/** How much more a passage counts whose title is a word of the question, or means the same. */
	function titleFactor({ title, source: { kind } }: Passage, asked: readonly string[], isProblem: boolean): number {
		const names = kind === "reference" ? title.split(", ") : [title];
		const stems = names.map((name) => wordsOf(name).join(" "));
		if (isProblem && NAMES.includes(kind)) return kind === "reference" ? 1.2 : 0.9;
		if (asked.some((term) => stems.includes(term))) return 2;
		return asked.some((term) => alike.get(term)?.some((one) => stems.includes(one))) ? 1.3 : 1;
	}

	/** Where the words alone tell nothing, a phrase of some length still may: "what do I check first". */
	function askedInPhrase(question: string, isMeant: (passage: Passage) => boolean): Passage[] {
		const lengths = phrasesOf.map((phrases) => longestIn(question, phrases));
		const most = Math.max(...lengths);
		const best = passages[lengths.indexOf(most)];
		return best && most >= LEAST_PHRASE && isMeant(best) ? [best] : [];
	}

	return {
		read,
		find(question, projectId, isMeant = () => true) {
			const asked = termsOf(question);
			const whole = ` ${read(question)} `;
			if (!asked.some(isOfField)) return askedInPhrase(whole, isMeant);
			const terms = [...new Set(asked.flatMap((term) => alike.get(term) ?? [term]).flatMap((term) => term.split(" ")))];
			const isProblem = whole
				.trim()
				.split(" ")
				.some((word) => problemStems.has(word));
			const said = new Set(whole.trim().split(" "));
			const own = new Set(asked.flatMap((term) => term.split(" ")));
			const found: Found[] = index
				.search({
					combineWith: "OR",
					queries: terms.map((term) => ({
						queries: [term],
						boost: own.has(term) ? { title: 3, asked: 2 } : { title: 1.5, asked: 1 },
						boostDocument: () => (own.has(term) ? 1 : 0.5) * (isOfField(term) ? 1 : BESIDE_FIELD),
					})),
				})
				.flatMap(({ id, score }) => {
					const [passage, words] = [passages[Number(id)], all[Number(id)] ?? new Set<string>()];
					const share = covered(asked, words);
					const phrase = longestIn(whole, phrasesOf[Number(id)] ?? []);
					if (!passage || share < (phrase > 0 || isNamed(passage, asked) ? LEAST_WITH_PHRASE : LEAST_COVERED))
						return [];
					const isOwn = passage.source.kind === "project" && passage.source.id === projectId;
					if (passage.inside && !isOwn) return [];
					if (!isOwn && !isMeant(passage)) return [];
					if (passage.needs && !passage.needs.some((word) => said.has(stem(word)))) return [];
					const like = likeness(said, titles[Number(id)] ?? new Set());
					const title = titleFactor(passage, asked, isProblem);
					const fits = isProblem && EXPLAINING.includes(passage.source.kind) ? 1.3 : 1;
					return [
						{
							passage,
							score:
								score *
								share *
								title *
								fits *
								nearness(passage, isOwn) *
								(1 + phrase * PHRASE_WORD) *
								(1 + like * SAME_TITLE),
						},
					];
				})
				.toSorted((one, other) => other.score - one.score);
			const [best] = found;
			if (!best) return askedInPhrase(whole, isMeant);
			// What the question names by its title: "analogRead or digitalRead?" is about both.
			const words = wordsOf(question);
			const named = found.filter(({ passage: { title, source } }) => {
				const name = wordsOf(title);
				return NAMES.includes(source.kind) && name.length > 0 && name.every((word) => words.includes(word));
			});
			if (!isProblem && new Set(named.map(({ passage }) => passage.title)).size > 1)
				return distinctOf([...named, best]);
			return distinctOf(found.filter(({ score }) => score >= best.score * NEARLY));
		},
	};
}

/** Lines of another project are about a circuit that the learner does not have before them. */
function nearness({ source: { kind }, needs }: Passage, isOwn: boolean): number {
	if (isOwn) return needs ? 2 : 1.3;
	return kind === "project" ? 0.7 : kind === "manual" ? 0.8 : 1;
}

/** Of the phrases that a text has, how many words the longest one has. */
function longestIn(text: string, phrases: readonly string[]): number {
	return Math.max(0, ...phrases.map((phrase) => (text.includes(phrase) ? phrase.trim().split(" ").length : 0)));
}

/** By each word or phrase: all that mean the same, itself too. */
export function synonymsOf(groups: FinderOptions["synonyms"]): Map<string, readonly string[]> {
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
	return rawWordsOf(text).map(stem);
}

function rawWordsOf(text: string): string[] {
	const plain = text
		.normalize("NFD")
		.replace(/\p{Mark}/gu, "")
		.replace(/['’]/g, "")
		.toLowerCase()
		.replace(/\bc\+\+/g, "cpp")
		.replace(/\{\s*\}/g, " curly bracket ")
		.replace(/(\d)\s?k(?:\s?(?:ω|ohms?))?(?!\p{L})/gu, "$1k ")
		.replace(/(\d)(cm|mm|ms|s|v|ma|hz|khz|g|kg)(?!\p{L})/gu, "$1 $2");
	return [
		...plain.matchAll(
			/[=!<>+*/-]=|&&|\|\||\+\+|--|\/\/|[;%~]|(?<![\p{L}\p{N}])=(?![=])|\d+[.]\d+\p{L}*|\d+(?=[-.])|[\p{L}\p{N}_]+(?:-[\p{L}\p{N}]+)*/gu,
		),
	].map(([word]) => word);
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
