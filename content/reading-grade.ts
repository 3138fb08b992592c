/** How hard a text reads: Flesch-Kincaid grade level, and its sentences. */

/** The sentences of a text, without what is no prose: code, numbers with units and names in quotation marks stay words. */
export function sentencesOf(lines: readonly string[]): string[] {
	return lines.flatMap((line) =>
		line
			.replace(/(\d)[.,](\d)/g, "$1$2")
			.split(/(?<=[.!?:])\s+/)
			.filter((sentence) => /[a-z]/i.test(sentence)),
	);
}

export function wordsOf(sentence: string): string[] {
	return sentence.match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? [];
}

/** Longest known words count as two: names of parts and words that the glossary explains. */
export function gradeOf(lines: readonly string[], explained: ReadonlySet<string>): number {
	const sentences = sentencesOf(lines);
	const words = sentences.flatMap(wordsOf);
	if (words.length === 0) return 0;
	const syllables = words.reduce((sum, word) => sum + syllablesIn(word.toLowerCase(), explained), 0);
	return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Vowel groups, less a silent e; an explained word has two at most, and so has a code name. */
function syllablesIn(word: string, explained: ReadonlySet<string>): number {
	const groups = word.replace(/(?<=[^aeiouyl])(?:e|es|ed)$/, "").match(/[aeiouy]+/g)?.length ?? 1;
	const known = explained.has(word) || explained.has(word.replace(/s$/, "")) || /\d|[a-z][A-Z]/.test(word);
	return known ? Math.min(2, groups) : Math.max(1, groups);
}
