import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

export type Heir = { id: string; name: string; email: string };

/** Educators one of whom the last administrator names as the next one; null for everybody else. */
export async function listHeirs(backend: Backend, userId: string): Promise<Heir[] | null> {
	const administrators = unwrap(await backend.from("roles").select("user_id").eq("is_admin", true));
	const isLast = administrators.length === 1 && administrators[0]?.user_id === userId;
	if (!isLast) return null;
	const query = backend.from("profiles").select("id, name, email").eq("user_type", "educator").neq("id", userId);
	return unwrap(await query.order("name"));
}

/**
 * Deletes the account in some days; signs out everywhere. Returns when. Throws `BackendError` `AGAIN` (sign in first)
 * or `HEIR1` (the last administrator names the next one).
 */
export async function leaveAccount(backend: Backend, heir: string | null): Promise<Date> {
	return new Date(unwrap(await backend.rpc("leave_account", heir ? { heir } : {})));
}
