import type { Avatar } from "#domain/account/avatars.ts";
import { cleanProfileName } from "#domain/account/profile-name.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import type { Profile } from "#web/platform/session/profile.data.ts";

/** What the profile dialog changes: no name where the teacher gives it; the school's fields are an educator's. */
export type ProfileChanges = {
	name?: string;
	avatar: Avatar;
	school_name?: string | null;
	region?: string | null;
	subject_taught?: string | null;
};

/** Saves the changes, a name cleaned, with the time of the change; returns the stored profile. */
export async function changeProfile(backend: Backend, id: string, changed: ProfileChanges): Promise<Profile> {
	const { name, ...rest } = changed;
	const changes = {
		...rest,
		...(name !== undefined && { name: cleanProfileName(name) }),
		updated_at: new Date().toISOString(),
	};
	return unwrap(await backend.from("profiles").update(changes).eq("id", id).select().single());
}
