import { useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { avatarKey } from "#web/platform/session/avatars.queries.ts";
import { profileQuery } from "#web/platform/session/profile.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { changeProfile, type ProfileChanges } from "./edit-profile.data.ts";

/** Changes the profile of the person signed in; name and avatar show everywhere at once. */
export function useChangeProfile() {
	const person = usePerson();
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (changes: ProfileChanges) => changeProfile(await backend(), person.id, changes),
		onSuccess: (profile, { avatar }) => {
			client.setQueryData(profileQuery(person).queryKey, profile);
			client.setQueryData(avatarKey(person.id), avatar);
		},
		meta: { success: m.profile_saved, failure: m.profile_save_failed },
	});
}
