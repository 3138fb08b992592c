import { type TogetherRequest, type TogetherResponse, together } from "#domain/api/classroom.ts";
import { togetherState } from "#domain/classroom/together.ts";
import { ask } from "#web/platform/backend/ask.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { browserId } from "#web/platform/storage/browser-id.ts";

/** Who works at this computer, and how far the server's clock is ahead of this one's. Reports that the page is open. */
export async function getTogether(backend: Backend) {
	const state = togetherState.parse(unwrap(await backend.rpc("my_together")));
	return { ...state, aheadMs: Date.parse(state.now) - Date.now() };
}

/** Somebody proves who they are and joins. Throws `BackendError`. */
export function joinTogether(userId: string, request: TogetherRequest): Promise<TogetherResponse> {
	return ask(together, request.step === "password" ? request : { ...request, browser: browserId() }, { userId });
}

/** Somebody takes the keyboard. */
export async function driveTogether(backend: Backend, userId: string): Promise<void> {
	unwrap(await backend.rpc("drive_together", { person: userId }));
}

/** All who sit here are still there. */
export async function confirmTogether(backend: Backend): Promise<void> {
	unwrap(await backend.rpc("confirm_together"));
}

/** Somebody's part ends; that of who is signed in ends it for all. */
export async function leaveTogether(backend: Backend, userId: string): Promise<void> {
	unwrap(await backend.rpc("leave_together", { person: userId }));
}

/** The codes of the classes that a learner is in; the newest first. */
export async function listOwnCodes(backend: Backend, userId: string): Promise<string[]> {
	const rows = unwrap(
		await backend
			.from("class_members")
			.select("class_codes(code, is_active)")
			.eq("user_id", userId)
			.order("joined_at", { ascending: false }),
	);
	return rows.flatMap(({ class_codes: one }) => (one?.is_active ? [one.code] : []));
}

/** What a project gave each who sits at this computer, in the order of the seats; null for who had completed it before. */
export async function listTogetherPoints(
	backend: Backend,
	projectId: string,
): Promise<{ id: string; name: string; points: number | null }[]> {
	return unwrap(await backend.rpc("together_points", { project_id: projectId }));
}
