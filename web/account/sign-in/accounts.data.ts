import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

export type Credentials = { email: string; password: string };

/** Signs in; throws `BackendError` with `invalid_credentials`, `too_many_requests`, `network_gone` … */
export async function signIn(backend: Backend, { email, password }: Credentials): Promise<void> {
	unwrap(await backend.auth.signInWithPassword({ email: email.trim(), password }));
}

/** Proves with the present password, and stores a new one, which ends all other sessions. */
export async function changePassword(backend: Backend, present: Credentials, password: string): Promise<void> {
	await signIn(backend, present);
	unwrap(await backend.auth.updateUser({ password }));
}

/**
 * Proves with the password, asks for another address and ends all other sessions. True where the address changes only
 * when the link in the mail to it is opened. Throws `BackendError` with `email_exists`, `email_address_invalid` …
 */
export async function changeEmail(backend: Backend, present: Credentials, email: string): Promise<boolean> {
	await signIn(backend, present);
	const { user } = unwrap(await backend.auth.updateUser({ email: email.trim() }));
	// The address is changed by now: a session that stays open elsewhere is no failure of that.
	await backend.auth.signOut({ scope: "others" });
	return user.email?.toLowerCase() !== email.trim().toLowerCase();
}
