import { type SignUpForm, signUpProfile } from "#domain/account/sign-up.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** `signed-in` at once, or `confirm-email` where the backend sent a mail that must be answered first. */
export type SignUpOutcome = "signed-in" | "confirm-email";

/**
 * Makes the account. The database stores its profile with it, and once more from here, which may fail. Throws
 * `BackendError` with `user_already_exists` for a known address.
 */
export async function signUp(backend: Backend, form: SignUpForm): Promise<SignUpOutcome> {
	const profile = signUpProfile(form);
	const email = form.email.trim();
	const data = { ...profile, guardian_agrees: form.guardianAgrees };
	const { user, session } = unwrap(await backend.auth.signUp({ email, password: form.password, options: { data } }));
	if (!user || !session) return "confirm-email";
	await backend.from("profiles").upsert({ id: user.id, email, ...profile });
	return "signed-in";
}
