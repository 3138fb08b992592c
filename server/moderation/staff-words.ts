import type { ServiceClient } from "../backend/backend.ts";
import { createFilter, type Filter } from "./filter.ts";

/** Milliseconds after which words that staff changed on another server are in force here, too. */
const FRESH_FOR = 10_000;

/** The filter with the words that staff added and allowed, read again when it is older than `FRESH_FOR`. */
export function openFilter(service: ServiceClient, now: () => number = Date.now): () => Promise<Filter> {
	let filter: Filter | undefined;
	let words = "";
	let readAt = Number.NEGATIVE_INFINITY;
	return async () => {
		if (filter && now() - readAt < FRESH_FOR) return filter;
		const { data } = await service.from("moderation_words").select("word, allowed").order("word").throwOnError();
		readAt = now();
		const read = JSON.stringify(data);
		if (!filter || read !== words) {
			const list = (allowed: boolean) => data.filter((row) => row.allowed === allowed).map(({ word }) => word);
			filter = createFilter({ blocked: list(false), allowed: list(true) });
			words = read;
		}
		return filter;
	};
}
