import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** Sends a code by SMS to a full number (`+255…`). Throws `BackendError`. */
export async function sendCode(backend: Backend, phone: string): Promise<void> {
	unwrap(await backend.auth.signInWithOtp({ phone }));
}

/** Signs in with the code that was sent. Throws `BackendError` with `otp_expired` for a wrong or old one. */
export async function verifyCode(backend: Backend, phone: string, code: string): Promise<void> {
	unwrap(await backend.auth.verifyOtp({ phone, token: code, type: "sms" }));
}
