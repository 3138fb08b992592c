import { queryOptions, useQuery } from "@tanstack/react-query";
import { backend } from "#web/backend/backend.ts";
import { getProfile } from "./profile.data.ts";
import { type Person, usePerson } from "./session.ts";

export function profileQuery(person: Person) {
	return queryOptions({
		queryKey: ["profile", person.id],
		queryFn: async () => getProfile(await backend(), person),
	});
}

/** The profile of the person signed in. */
export function useProfile() {
	return useQuery(profileQuery(usePerson()));
}
