import { type SubmittedWork, submittedWork } from "#domain/classroom/submitted-work.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import type { WorkKey } from "#web/platform/learning/saved-work/saved-work.data.ts";

/** A program as it was handed in. */
export type HandedIn = SubmittedWork & { submittedAt: string };

/** The newest program of this kind that was handed in; null where there is none. Throws `BackendError`. */
export async function newestHandedIn(backend: Backend, { userId, projectId, kind }: WorkKey): Promise<HandedIn | null> {
	const rows = unwrap(
		await backend
			.from("challenge_submissions")
			.select("work, submitted_at")
			.eq("student_id", userId)
			.eq("challenge_id", projectId)
			.not("work", "is", null)
			.order("submitted_at", { ascending: false })
			.limit(1),
	);
	const [row] = rows;
	if (!row) return null;
	const work = submittedWork.parse(row.work);
	return work.kind === kind ? { ...work, submittedAt: row.submitted_at } : null;
}
