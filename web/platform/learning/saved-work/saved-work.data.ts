import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** What a learner makes in a project: a sketch's text, blocks or a circuit as JSON. */
export type WorkKind = "sketch" | "blocks" | "circuit";

/** Whose work, in which project, of which kind. */
export type WorkKey = { userId: string; projectId: string; kind: WorkKind };

export type WorkVersion = {
	/** 1 and up; the greatest is the present work. */
	revision: number;
	body: string;
	savedAt: string;
	/** The learner pressed Save; otherwise the page saved by itself. */
	pressed: boolean;
};

/** The work as the server has it, or null where it has none. */
export async function newestWork(backend: Backend, key: WorkKey): Promise<WorkVersion | null> {
	return (await workVersions(backend, key, 1))[0] ?? null;
}

/** The work's versions that the server has kept, the newest first. */
export async function listWorkVersions(backend: Backend, key: WorkKey): Promise<WorkVersion[]> {
	return workVersions(backend, key, 100);
}

async function workVersions(backend: Backend, { userId, projectId, kind }: WorkKey, limit: number) {
	const reply = await backend
		.from("work_versions")
		.select("revision, body, saved_at, pressed")
		.eq("user_id", userId)
		.eq("project_id", projectId)
		.eq("kind", kind)
		.order("revision", { ascending: false })
		.limit(limit);
	return unwrap(reply).map(({ revision, body, saved_at, pressed }) => ({
		revision,
		body,
		savedAt: saved_at,
		pressed,
	}));
}

export type WorkToSave = {
	body: string;
	/** The server's revision it began from; 0 for none. */
	base: number;
	/** The same for the same work, however often it is sent. */
	action: string;
	pressed: boolean;
};

/** Saves work. `conflict`: another device had saved since; its work is now an earlier version. */
export async function saveWork(
	backend: Backend,
	{ userId, projectId, kind }: WorkKey,
	{ body, base, action, pressed }: WorkToSave,
): Promise<{ revision: number; conflict: boolean }> {
	const reply = await backend.rpc("save_work", {
		person: userId,
		project_id: projectId,
		kind,
		body,
		base_revision: base,
		action_id: action,
		pressed,
	});
	const [saved] = unwrap(reply);
	if (!saved) throw new Error("The server saved nothing.");
	return { revision: saved.revision, conflict: saved.diverged };
}
