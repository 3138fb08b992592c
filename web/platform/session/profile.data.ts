import type { Database } from "#supabase/types.gen.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { BackendError, hasCode } from "#web/platform/backend/backend-error.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import type { Person } from "./session.ts";

export type Profile = Database["public"]["Tables"]["profiles"]["Row"];

/** No row where one was expected. */
const NO_ROWS = "PGRST116";
const NOT_CREATED = "profile_not_created";

/** The person's profile; made as a student's where there is none. Throws `BackendError`; see `isNotCreated`. */
export async function getProfile(backend: Backend, person: Person): Promise<Profile> {
	try {
		return unwrap(await backend.from("profiles").select("*").eq("id", person.id).single());
	} catch (error) {
		if (hasCode(error, NO_ROWS)) return createProfile(backend, person);
		throw error;
	}
}

async function createProfile(backend: Backend, person: Person): Promise<Profile> {
	const profile = { id: person.id, email: person.email, name: firstName(person), user_type: "student" };
	try {
		return unwrap(await backend.from("profiles").insert(profile).select().single());
	} catch (cause) {
		throw new BackendError(NOT_CREATED, "The profile could not be made", { cause });
	}
}

/** True where there was no profile and none could be made. */
export function isNotCreated(error: unknown): error is BackendError {
	return hasCode(error, NOT_CREATED);
}

/** The sign-up name, else the part of the email before the @ sign, else "User". */
function firstName(person: Person): string {
	return person.signUpName ?? (person.email.split("@")[0] || "User");
}
