import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import type { Profile } from "#web/platform/session/profile.data.ts";

/** Gives the age, which the server dates; where one was given before, that one stays. Returns the stored profile. */
export async function giveAge(
	backend: Backend,
	id: string,
	{ age, guardianAgrees }: { age: number; guardianAgrees: boolean },
): Promise<Profile> {
	// The database puts its own time.
	const changes = { age, ...(guardianAgrees && { guardian_agreed_at: new Date().toISOString() }) };
	return unwrap(await backend.from("profiles").update(changes).eq("id", id).select().single());
}
