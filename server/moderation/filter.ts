import { findContactDetails } from "./contact-details.ts";
import type { Finding } from "./finding.ts";
import { createWordFinder, type StaffWords } from "./listed-words.ts";
import { readableText } from "./readable-text.ts";

/** What of a text is not posted, in order, without overlaps. */
export type Filter = (text: string) => Finding[];

export function createFilter(words: StaffWords): Filter {
	const findWords = createWordFinder(words);
	return (text) => merge([...findContactDetails(readableText(text)), ...findWords(text)]);
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
