import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

export interface Membership {
	classes: { id: string; name: string }[];
	/** Asked to join, and not let in yet. */
	waiting: number;
	/** A class account is taken out of a class by its teacher only. */
	mayLeave: boolean;
}

/** The classes that a learner is in, and whether they wait to be let in. Throws `BackendError`. */
export async function getMembership(backend: Backend, userId: string): Promise<Membership> {
	const [members, requests, hasAccount] = await Promise.all([
		backend.from("class_members").select("class_codes(id, class_name)").eq("user_id", userId).order("joined_at"),
		backend.from("class_join_requests").select("id").eq("user_id", userId).eq("state", "waiting"),
		backend.rpc("has_class_account"),
	]);
	return {
		classes: unwrap(members).flatMap(({ class_codes: one }) => (one ? [{ id: one.id, name: one.class_name }] : [])),
		waiting: unwrap(requests).length,
		mayLeave: !unwrap(hasAccount),
	};
}

export type JoinAnswer = "waiting" | "member" | "unknown" | "too_many";

/** Asks to join the class with this code. */
export async function joinClass(backend: Backend, code: string): Promise<JoinAnswer> {
	return unwrap(await backend.rpc("join_class", { code })) as JoinAnswer;
}

export async function leaveClass(backend: Backend, classId: string): Promise<void> {
	unwrap(await backend.rpc("leave_class", { class_id: classId }));
}
