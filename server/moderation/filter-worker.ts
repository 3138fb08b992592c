import { doJobs } from "#compiler/job-threads.ts";
import type { TextFinding } from "#domain/api/community.ts";
import { createFilter, type Filter } from "./filter.ts";
import type { StaffWords } from "./listed-words.ts";

export interface FilterJob {
	texts: readonly string[];
	words: StaffWords;
}

/** What begins in the first text and ends in the second, a title and what is below it, unless each part was found by itself. */
function findAcross(
	current: Filter,
	[title, content]: readonly string[],
	found: readonly TextFinding[],
): TextFinding[] {
	if (!title || !content || found.length > 0) return [];
	const below = title.length + 1;
	return current(`${title} ${content}`).flatMap(({ kind, start, end }) =>
		start < title.length && end > below
			? [
					{ text: 0, kind, start, end: title.length },
					{ text: 1, kind, start: 0, end: end - below },
				]
			: [],
	);
}

let filter: Filter | undefined;
let words = "";

/** The filter with these words, made again only when they change. */
function filterWith(staffWords: StaffWords): Filter {
	const read = JSON.stringify(staffWords);
	if (!filter || read !== words) filter = createFilter(staffWords);
	words = read;
	return filter;
}

/** Entry of a filter's thread. */
doJobs(({ texts, words: staffWords }: FilterJob): TextFinding[] => {
	const current = filterWith(staffWords);
	const findings = texts.flatMap((each, text) => current(each).map((finding) => ({ text, ...finding })));
	return [...findings, ...findAcross(current, texts, findings)];
});
