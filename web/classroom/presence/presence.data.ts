import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** Says that the person is here; false where they are in no class. Throws `BackendError`. */
export async function sendHeartbeat(
	backend: Backend,
	userId: string,
	{ projectId, active }: { projectId: string | null; active: boolean },
): Promise<boolean> {
	return unwrap(
		await backend.rpc("send_heartbeat", {
			person: userId,
			active,
			...(projectId !== null && { project_id: projectId }),
		}),
	);
}

/** Whether the person's hand is up. */
export async function isHandRaised(backend: Backend, userId: string): Promise<boolean> {
	const rows = unwrap(await backend.from("presences").select("hand_raised_at").eq("user_id", userId));
	return rows[0]?.hand_raised_at != null;
}

export async function setHand(backend: Backend, userId: string, raised: boolean): Promise<void> {
	if (raised) unwrap(await backend.rpc("raise_hand"));
	else unwrap(await backend.rpc("lower_hand", { learner: userId }));
}
