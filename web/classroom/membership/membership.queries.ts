import { queryOptions } from "@tanstack/react-query";
import { backend } from "#web/platform/backend/backend.ts";
import { getMembership } from "./membership.data.ts";

export const membershipKey = ["membership"] as const;

/** The classes that a learner is in. */
export function membershipQuery(userId: string) {
	return queryOptions({
		queryKey: [...membershipKey, userId],
		queryFn: async () => getMembership(await backend(), userId),
	});
}
