import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Puts live news into what was read before. Where it is just being read again, the answer may be from before the news: it is
 * read once more, so that nothing older replaces them.
 */
export function takeLive<Data>(
	client: QueryClient,
	queryKey: QueryKey,
	withNews: (known: Data | undefined) => Data,
): void {
	client.setQueryData<Data>(queryKey, withNews);
	if (client.isFetching({ queryKey, exact: true }) > 0) void client.invalidateQueries({ queryKey, exact: true });
}

/** Reads from now on: a pending read may be from before, and a first one would not restart by itself. */
export async function reloadQuery(client: QueryClient, queryKey: QueryKey): Promise<void> {
	await client.cancelQueries({ queryKey });
	await client.invalidateQueries({ queryKey });
}
