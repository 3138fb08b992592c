import { queryOptions, useQuery } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { getProfile, isNotCreated } from "./profile.data.ts";
import { type Person, usePerson } from "./session.ts";

export function profileQuery(person: Person) {
	return queryOptions({
		queryKey: ["profile", person.id],
		queryFn: async () => getProfile(await backend(), person),
		meta: { failure: profileFailureText },
	});
}

/** What failed: reading the profile, or making it where there was none. */
export function profileFailureText(error: unknown): string {
	return isNotCreated(error) ? m.profile_create_failed() : m.profile_load_failed();
}

/** The profile of the person signed in. */
export function useProfile() {
	return useQuery(profileQuery(usePerson()));
}
