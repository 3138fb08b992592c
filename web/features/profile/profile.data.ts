import { cleanProfileName } from "#domain/profile-name.ts";
import type { Backend } from "#web/backend/backend.ts";
import { unwrap } from "#web/backend/unwrap.ts";
import type { Profile } from "#web/session/profile.data.ts";

/** Saves a new name, cleaned, with the time of the change; returns the stored profile. */
export async function renameProfile(backend: Backend, id: string, name: string): Promise<Profile> {
	const changes = { name: cleanProfileName(name), updated_at: new Date().toISOString() };
	return unwrap(await backend.from("profiles").update(changes).eq("id", id).select().single());
}
