import type { Backend } from "#web/backend/backend.ts";
import { unwrap } from "#web/backend/unwrap.ts";

export type Completion = { projectId: string; points: number; completedAt: string };

/** The projects that this person has completed, newest first. */
export async function listCompletions(backend: Backend, person: string): Promise<Completion[]> {
	const rows = unwrap(
		await backend
			.from("project_completions")
			.select("project_id, points, completed_at")
			.eq("user_id", person)
			.order("completed_at", { ascending: false }),
	);
	return rows.map((row) => ({ projectId: row.project_id, points: row.points, completedAt: row.completed_at }));
}
