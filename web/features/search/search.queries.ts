import { useQuery } from "@tanstack/react-query";
import { backend } from "#web/backend/backend.ts";
import { usePerson } from "#web/session/session.ts";
import { listKits, listProjects } from "./search.data.ts";

/** A failure is reported at once to those who wait. */
const AT_ONCE = { networkMode: "always", retry: false } as const;

/**
 * What can be found; asked for when the search first opens. The projects come with the page, the kits from the server:
 * the one is found without the other.
 */
export function useFindables() {
	const person = usePerson().id;
	const projects = useQuery({ queryKey: ["findables", "projects"], queryFn: listProjects, ...AT_ONCE });
	const kits = useQuery({
		queryKey: ["findables", "kits", person],
		queryFn: async () => listKits(await backend()),
		...AT_ONCE,
	});
	const both = [projects, kits];
	return {
		findables: both.flatMap(({ data = [] }) => data),
		isPending: both.some(({ isPending }) => isPending),
		failed: { all: projects.isError, kits: kits.isError },
		isFetching: both.some(({ isFetching }) => isFetching),
		askAgain() {
			for (const query of both) if (query.isError) void query.refetch();
		},
	};
}
