import {
	DataSet,
	englishDataset,
	englishRecommendedTransformers,
	type MatchPayload,
	parseRawPattern,
	RegExpMatcher,
} from "obscenity";
import type { Finding } from "./finding.ts";
import words from "./words.json" with { type: "json" };

export interface StaffWords {
	/** Words or phrases that are stopped beside the built-in ones. */
	readonly blocked: readonly string[];
	/** Words that are let through although a list has them. */
	readonly allowed: readonly string[];
}

/** Finds insults and obscene words, disguised ones, too (leetspeak, signs between letters, doubled letters). */
export function createWordFinder({ blocked, allowed }: StaffWords): (text: string) => Finding[] {
	const english = new DataSet<{ originalWord: string }>()
		.addAll(englishDataset)
		.removePhrasesIf(({ metadata }) => PARTS_OF_SWAHILI.includes(metadata?.originalWord ?? ""))
		.build();
	const own = [...words.english, ...words.swahili, ...blocked];
	const matcher = new RegExpMatcher({
		blacklistedTerms: [
			...(english.blacklistedTerms ?? []),
			...[...own.map((word) => `|${escaped(word)}|`), ...words.swahiliEndings.map((word) => `${escaped(word)}|`)].map(
				(pattern, index) => ({ id: FIRST_OWN_ID + index, pattern: parseRawPattern(pattern) }),
			),
		],
		whitelistedTerms: [...(english.whitelistedTerms ?? []), ...words.allowed, ...allowed],
		...englishRecommendedTransformers,
	});
	return (original) => {
		const text = original.replace(CALLED, " ").replace(CRIED, " ");
		return [...matcher.getAllMatches(text, true).map(findingOf), ...findDisguised(matcher, text)];
	};
}

/** The built-in words and phrases as they are written, for the database's filter of names. */
export function listedWords(): string[] {
	const english = new Set<string>();
	new DataSet<{ originalWord: string }>().addAll(englishDataset).removePhrasesIf(({ metadata }) => {
		if (metadata) english.add(metadata.originalWord);
		return false;
	});
	const own = [...words.english, ...words.swahili, ...words.swahiliEndings];
	return [...new Set([...own, ...[...english].filter((word) => !PARTS_OF_SWAHILI.includes(word))])];
}

/** English words of the list that are parts of harmless Swahili ones ("analipa", "fagio"). words.json has them as whole words. */
const PARTS_OF_SWAHILI = ["kike", "anal", "fag", "semen", "twat"];

/** The bracket of `if (key)`, which the matcher reads as a disguised c; one that is not closed on its line is read so. */
const CALLED = /\((?=[^\n]{0,200}\))/g;

/** The sign after a word, which the matcher reads as an i. */
const CRIED = /(?<=\p{L})!(?![\p{L}\p{N}])/gu;

/** "w o r d", "w.o.r.d": single letters with signs between them. */
const SPELLED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][ .*_,-]{1,2}){2,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu;
const BETWEEN_LETTERS = /[ .*_,-]/g;

/** A short word with signs in it: "wo.rd", "w*rd". */
const BROKEN = /(?<![\p{L}\p{N}.*#_-])\p{L}[\p{L}\p{N}.*#_-]{2,18}\p{L}(?![\p{L}\p{N}*#_-])/gu;
const SIGNS = /[.*#_-]+/g;

/** Readings that are tried for one text. */
const READINGS_MAXIMUM = 2000;

/** `through`: characters [from, to) of its text that a match must hold; without it, it may be anywhere in the text. */
type Reading = { text: string; start: number; end: number; through?: [from: number, to: number] };

/** All readings are matched at once, a line each: the matcher tries each of its patterns for each call. */
function findDisguised(matcher: RegExpMatcher, text: string): Finding[] {
	const readings: Reading[] = [];
	for (const { 0: spelled, index: start } of text.matchAll(SPELLED)) {
		readings.push({ text: spelled.replace(BETWEEN_LETTERS, ""), start, end: start + spelled.length });
	}
	for (const { 0: broken, index: start } of text.matchAll(BROKEN)) {
		if (readings.length > READINGS_MAXIMUM) break;
		for (const reading of readingsOf(broken)) {
			readings.push({ ...reading, start, end: start + broken.length });
		}
	}
	if (readings.length === 0) return [];
	/** The reading of each character of `joined`, and where that begins. */
	const lines: { reading: Reading; begin: number }[] = [];
	for (const reading of readings) {
		const line = { reading, begin: lines.length };
		for (let unit = 0; unit <= reading.text.length; unit += 1) lines.push(line);
	}
	const joined = readings.map((reading) => reading.text).join("\n");
	return matcher.getAllMatches(joined, true).flatMap(({ startIndex, endIndex }): Finding[] => {
		const line = lines[startIndex];
		if (!line) return [];
		const { reading, begin } = line;
		const at = startIndex - begin;
		const [from, to] = reading.through ?? [at, at];
		const holds = at <= from && at + endIndex - startIndex + 1 >= to;
		return holds ? [{ kind: "word", start: reading.start, end: reading.end }] : [];
	});
}

/** Without the signs, to be matched whole; one or two stars also as each vowel, which the match must hold. */
function readingsOf(broken: string): Pick<Reading, "text" | "through">[] {
	const plain = broken.replace(SIGNS, "");
	const readings: Pick<Reading, "text" | "through">[] = [];
	if (plain !== broken) readings.push({ text: plain, through: [0, plain.length] });
	const stars = [...broken.matchAll(/[*#]/g)].map(({ index }) => index);
	if (stars.length === 0 || stars.length > 2) return readings;
	const vowels = ["a", "e", "i", "o", "u"];
	const rest = stars.length === 2 ? vowels : [""];
	const through: [number, number] = [stars[0] ?? 0, (stars.at(-1) ?? 0) + 1];
	for (const first of vowels) {
		for (const second of rest) {
			readings.push({ text: broken.replace(/[*#]/, first).replace(/[*#]/, second), through });
		}
	}
	return readings;
}

/** Ids of the dataset's patterns are small. */
const FIRST_OWN_ID = 100_000;

function findingOf({ startIndex, endIndex }: MatchPayload): Finding {
	return { kind: "word", start: startIndex, end: endIndex + 1 };
}

/**
 * A pattern for a text as the matcher reads it: repeated letters are one there, but for those of which the recommended
 * transformer keeps two, which may be one or two. Of the signs `|`, `?`, `[`, `]` and `\\` a pattern has a meaning of its own.
 */
function escaped(word: string): string {
	return word
		.toLowerCase()
		.replace(/[|?[\]\\]/g, "\\$&")
		.replace(/(\p{L})\1*/gu, (_, letter: string) => ("beolsg".includes(letter) ? `${letter}[${letter}]` : letter));
}
