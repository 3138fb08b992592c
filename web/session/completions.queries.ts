import { queryOptions, useQuery } from "@tanstack/react-query";
import { backend } from "#web/backend/backend.ts";
import { listCompletedProjects } from "./completions.data.ts";

function completionsQuery(person: string) {
	return queryOptions({
		queryKey: ["project-completions", person],
		queryFn: async () => listCompletedProjects(await backend(), person),
	});
}

/** The ids of the projects that this person has completed. */
export function useCompletedProjects(person: string) {
	return useQuery(completionsQuery(person));
}
