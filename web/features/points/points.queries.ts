import { queryOptions } from "@tanstack/react-query";
import { backend } from "#web/backend/backend.ts";
import { getPoints, listCompletions } from "./points.data.ts";

/** Invalidating its key after an award refreshes points and completions alike. */
export function pointsQuery(userId: string) {
	return queryOptions({
		queryKey: ["points", userId],
		queryFn: async () => getPoints(await backend(), userId),
	});
}

export function completionsQuery(userId: string) {
	return queryOptions({
		queryKey: ["points", userId, "completions"],
		queryFn: async () => listCompletions(await backend(), userId),
	});
}
