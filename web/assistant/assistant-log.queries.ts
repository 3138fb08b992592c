import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { listExchanges, PAGE_SIZE, type PageStart, seeExchange } from "./assistant-log.data.ts";

const logKey = ["assistant-log"] as const;

/** What learners asked, page by page, newest first. */
export function useExchanges(show: "all" | "distress" | "asked") {
	return useInfiniteQuery({
		queryKey: [...logKey, show],
		queryFn: async ({ pageParam }) => listExchanges(await backend(), show, pageParam),
		initialPageParam: null as PageStart,
		getNextPageParam: (page): PageStart | undefined => {
			const last = page.at(-1);
			return last && page.length === PAGE_SIZE ? { at: last.askedAt, id: last.id } : undefined;
		},
		staleTime: 0,
	});
}

export function useSeeExchange() {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: async (id: string) => seeExchange(await backend(), id),
		onSuccess: () => reloadQuery(queries, logKey),
		meta: { success: m.assistant_log_seen_saved, failure: m.assistant_log_see_failed },
	});
}
