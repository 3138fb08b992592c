import type { Backend } from "#web/backend/backend.ts";
import { unwrap } from "#web/backend/unwrap.ts";

export type Credentials = { email: string; password: string };

/** Signs in; throws `BackendError` with `invalid_credentials`, `too_many_requests`, `network_gone` … */
export async function signIn(backend: Backend, { email, password }: Credentials): Promise<void> {
	unwrap(await backend.auth.signInWithPassword({ email: email.trim(), password }));
}
