import type { ServiceClient } from "../platform/backend/backend.ts";
import { createFilter, type Filter } from "./filter.ts";
import type { StaffWords } from "./listed-words.ts";

/** Milliseconds after which words that staff changed on another server are in force here, too. */
const FRESH_FOR = 10_000;

/** The words that staff added and allowed, read again when they are older than `FRESH_FOR`; one object until they change. */
export function openStaffWords(service: ServiceClient, now: () => number = Date.now): () => Promise<StaffWords> {
	let words: StaffWords | undefined;
	let readAt = Number.NEGATIVE_INFINITY;
	return async () => {
		if (words && now() - readAt < FRESH_FOR) return words;
		const { data } = await service.from("moderation_words").select("word, allowed").order("word").throwOnError();
		readAt = now();
		const list = (allowed: boolean) => data.filter((row) => row.allowed === allowed).map(({ word }) => word);
		const read = { blocked: list(false), allowed: list(true) };
		if (JSON.stringify(read) !== JSON.stringify(words)) words = read;
		return words ?? read;
	};
}

/** The filter with these words, in the caller's thread: for the short texts of a conversation and of a name. */
export function openFilter(service: ServiceClient): () => Promise<Filter> {
	const staffWords = openStaffWords(service);
	let filter: Filter | undefined;
	let made: StaffWords | undefined;
	return async () => {
		const words = await staffWords();
		if (!filter || words !== made) filter = createFilter(words);
		made = words;
		return filter;
	};
}
