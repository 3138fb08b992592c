import { queryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { earnedStars, starCount } from "#domain/bench/stars.ts";
import { backend } from "#web/platform/backend/backend.ts";
import { type Completion, listCompletions, listTakenHelps } from "./completions.data.ts";

/** The projects that this person has completed, newest first. */
export function completionsQuery(userId: string) {
	return queryOptions({
		queryKey: ["completions", userId],
		queryFn: async () => listCompletions(await backend(), userId),
	});
}

/** Their ids. */
export function useCompletedProjects(userId: string) {
	return useQuery({ ...completionsQuery(userId), select: idsOf });
}

/** The most stars for each project that this person has completed, as far as the server has answered. */
export function useBestStars(userId: string): ReadonlyMap<string, number> {
	const { data: completions } = useQuery(completionsQuery(userId));
	// Read again at each visit: help is taken between two of them.
	const { data: helps } = useQuery({
		queryKey: ["taken-helps", userId],
		queryFn: async () => listTakenHelps(await backend(), userId),
		enabled: completions !== undefined && completions.length > 0,
		refetchOnMount: "always",
	});
	return useMemo(() => {
		if (!completions || !helps) return NO_STARS;
		return new Map([...earnedStars(completions, helps)].map(([project, stars]) => [project, starCount(stars)]));
	}, [completions, helps]);
}

const NO_STARS: ReadonlyMap<string, number> = new Map();

function idsOf(completions: readonly Completion[]): string[] {
	return completions.map(({ projectId }) => projectId);
}

/** True where the server did not say which they are: it could not, or cannot be asked now. */
export function areUnknown({ data, isError, fetchStatus }: Pick<UseQueryResult, "data" | "isError" | "fetchStatus">) {
	return isError || (data === undefined && fetchStatus === "paused");
}
