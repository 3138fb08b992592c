import { doJobs } from "#compiler/job-threads.ts";
import type { TextFinding } from "#domain/forum-answer.ts";
import { createFilter, type Filter } from "./filter.ts";
import type { StaffWords } from "./listed-words.ts";

export interface FilterJob {
	texts: readonly string[];
	words: StaffWords;
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
	return texts.flatMap((each, text) => current(each).map((finding) => ({ text, ...finding })));
});
