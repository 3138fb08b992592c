import { useQuery } from "@tanstack/react-query";
import { backend } from "#web/backend/backend.ts";
import { usePerson } from "#web/session/session.ts";
import { listFindables } from "./search.data.ts";

/** What can be found; asked for when the search first opens. Whoever waits for it is told of a failure at once. */
export function useFindables() {
	return useQuery({
		queryKey: ["findables", usePerson().id],
		queryFn: async () => listFindables(await backend()),
		networkMode: "always",
		retry: false,
	});
}
