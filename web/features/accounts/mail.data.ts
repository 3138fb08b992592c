import type { Backend } from "#web/backend/backend.ts";
import { unwrap } from "#web/backend/unwrap.ts";
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
 * Stores the password, and renews the session: one that came by a one-time password opens everything from then on.
 * Throws `BackendError` with `weak_password`, `same_password` …
 */
export async function setPassword(backend: Backend, password: string): Promise<void> {
	unwrap(await backend.auth.updateUser({ password }));
	unwrap(await backend.auth.refreshSession());
}

/** Exchanges a code that came back to this browser for a session. Throws `BackendError` for one that is not its own. */
export async function redeemCode(backend: Backend, code: string): Promise<void> {
	unwrap(await backend.auth.exchangeCodeForSession(code));
}
