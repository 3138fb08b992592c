import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import type { WorkKey } from "#web/platform/learning/saved-work/saved-work.data.ts";

/** When each version of a work was saved, the newest first, without the work. Throws `BackendError`. */
export async function listVersionTimes(
	backend: Backend,
	{ userId, projectId, kind }: WorkKey,
): Promise<{ revision: number; savedAt: string }[]> {
	const reply = await backend
		.from("work_versions")
		.select("revision, saved_at")
		.eq("user_id", userId)
		.eq("project_id", projectId)
		.eq("kind", kind)
		.order("revision", { ascending: false })
		.limit(100);
	return unwrap(reply).map(({ revision, saved_at }) => ({ revision, savedAt: saved_at }));
}
