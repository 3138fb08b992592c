import type { Backend } from "#web/platform/backend/backend.ts";
import { BackendError } from "#web/platform/backend/backend-error.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import type { MailLink } from "./mail-link.ts";

/** Uses the link up and signs in. Returns the person's id. Throws `BackendError` with `otp_expired` for a used or old link. */
export async function redeemLink(backend: Backend, { tokenHash, kind }: MailLink): Promise<string | undefined> {
	const { user } = unwrap(await backend.auth.verifyOtp({ token_hash: tokenHash, type: kind }));
	return user?.id;
}

/** Mails a link by which a forgotten password is replaced. Answers alike for unknown addresses. */
export async function sendRecovery(backend: Backend, email: string): Promise<void> {
	unwrap(await backend.auth.resetPasswordForEmail(email.trim(), { redirectTo: `${location.origin}/dashboard` }));
}

/** Sends the mail of a sign-up once more. Answers alike where nothing waits. */
export async function sendSignUpAgain(backend: Backend, email: string): Promise<void> {
	unwrap(await backend.auth.resend({ type: "signup", email: email.trim() }));
}

/**
 * Stores a password; `renews`: and renews the session, for one that came by a one-time password opens everything only
 * then. What is stored is not stored again. It throws `BackendError` with `weak_password`, `same_password`, `not_renewed` …
 */
export function passwordSetter(renews: boolean) {
	let stored: string | undefined;
	return async (backend: Backend, password: string): Promise<void> => {
		if (password !== stored) unwrap(await backend.auth.updateUser({ password }));
		stored = password;
		if (!renews) return;
		// The client would answer a minute long from the memory of a renewal that failed.
		Reflect.set(backend.auth, "lastRefreshFailure", null);
		const { error } = await backend.auth.refreshSession();
		if (error) throw new BackendError("not_renewed", error.message, { cause: error });
	};
}

/** Exchanges a code that came back to this browser for a session. Throws `BackendError` for one that is not its own. */
export async function redeemCode(backend: Backend, code: string): Promise<void> {
	unwrap(await backend.auth.exchangeCodeForSession(code));
}
