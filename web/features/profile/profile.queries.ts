import { useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/backend/backend.ts";
import { profileQuery } from "#web/session/profile.queries.ts";
import { usePerson } from "#web/session/session.ts";
import { renameProfile } from "./profile.data.ts";

/** Renames the person signed in; the new name shows everywhere at once. */
export function useRename() {
	const person = usePerson();
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (name: string) => renameProfile(await backend(), person.id, name),
		onSuccess: (profile) => client.setQueryData(profileQuery(person).queryKey, profile),
		meta: { success: m.profile_saved, failure: m.profile_save_failed },
	});
}
