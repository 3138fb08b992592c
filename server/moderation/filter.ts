import { findContactDetails } from "./contact-details.ts";
import { type Finding, findingAt } from "./finding.ts";
import { createWordFinder, type StaffWords } from "./listed-words.ts";
import { readableText, withoutMarks } from "./readable-text.ts";

/** What of a text is not posted, in order, without overlaps. */
export type Filter = (text: string) => Finding[];

export function createFilter(words: StaffWords): Filter {
	const findWords = createWordFinder(words);
	return (text) => {
		const plain = withoutMarks(text);
		const words = findWords(plain.text).map(({ kind, start, end }) => findingAt(plain, kind, start, end));
		return merge([...findContactDetails(readableText(text)), ...words]);
	};
}

/** Of findings that overlap one is left, over both. */
function merge(findings: Finding[]): Finding[] {
	const merged: Finding[] = [];
	for (const finding of findings.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
		const last = merged.at(-1);
		if (last && finding.start < last.end) {
			merged[merged.length - 1] = { ...last, end: Math.max(last.end, finding.end) };
		} else merged.push(finding);
	}
	return merged;
}
