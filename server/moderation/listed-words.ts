import {
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
	const english = englishDataset.build();
	const own = [...words.english, ...words.swahili, ...blocked];
	const matcher = new RegExpMatcher({
		blacklistedTerms: [
			...(english.blacklistedTerms ?? []),
			...own.map((word, index) => ({ id: FIRST_OWN_ID + index, pattern: parseRawPattern(`|${escaped(word)}|`) })),
		],
		whitelistedTerms: [...(english.whitelistedTerms ?? []), ...words.allowed, ...allowed],
		...englishRecommendedTransformers,
	});
	return (text) => [
		...matcher.getAllMatches(text, true).map(findingOf),
		...[...text.matchAll(SPELLED)]
			.filter(([spelled]) => matcher.hasMatch(spelled.replace(BETWEEN_LETTERS, "")))
			.map(({ 0: { length }, index }): Finding => ({ kind: "word", start: index, end: index + length })),
	];
}

/** "w o r d", "w.o.r.d": single letters with signs between them. */
const SPELLED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][ .*_,-]{1,2}){2,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu;
const BETWEEN_LETTERS = /[ .*_,-]/g;

/** Ids of the dataset's patterns are small. */
const FIRST_OWN_ID = 100_000;

function findingOf({ startIndex, endIndex }: MatchPayload): Finding {
	return { kind: "word", start: startIndex, end: endIndex + 1 };
}

/**
 * A pattern for a text as the matcher reads it: doubled letters are one there, but for those of which the recommended
 * transformer keeps two. Of the signs `|`, `?`, `[`, `]` and `\\` a pattern has a meaning of its own.
 */
function escaped(word: string): string {
	const collapsed = word
		.toLowerCase()
		.replace(/(.)\1+/g, (_, letter: string) => ("beolsg".includes(letter) ? letter.repeat(2) : letter));
	return collapsed.replace(/[|?[\]\\]/g, "\\$&");
}
