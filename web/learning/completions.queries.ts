import { queryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { backend } from "#web/backend/backend.ts";
import { type Completion, listCompletions } from "./completions.data.ts";

/** The projects that this person has completed, newest first. */
export function completionsQuery(person: string) {
	return queryOptions({
		queryKey: ["completions", person],
		queryFn: async () => listCompletions(await backend(), person),
	});
}

/** Their ids. */
export function useCompletedProjects(person: string) {
	return useQuery({ ...completionsQuery(person), select: idsOf });
}

function idsOf(completions: readonly Completion[]): string[] {
	return completions.map(({ projectId }) => projectId);
}

/** True where the server did not say which they are: it could not, or cannot be asked now. */
export function areUnknown({ data, isError, fetchStatus }: Pick<UseQueryResult, "data" | "isError" | "fetchStatus">) {
	return isError || (data === undefined && fetchStatus === "paused");
}
