import type { Backend } from "#web/backend/backend.ts";
import { unwrap } from "#web/backend/unwrap.ts";

export type Points = { total: number; level: number };

export type Completion = { projectId: string; points: number; completedAt: string };

/** The person's points; 0 at level 1 where there is no record yet. */
export async function getPoints(backend: Backend, userId: string): Promise<Points> {
	const row = unwrap(
		await backend.from("user_points").select("total_points, level").eq("user_id", userId).maybeSingle(),
	);
	return row ? { total: row.total_points, level: row.level } : { total: 0, level: 1 };
}

/** The projects the person has completed, newest first. */
export async function listCompletions(backend: Backend, userId: string): Promise<Completion[]> {
	const rows = unwrap(
		await backend
			.from("project_completions")
			.select("project_id, points, completed_at")
			.eq("user_id", userId)
			.order("completed_at", { ascending: false }),
	);
	return rows.map((row) => ({ projectId: row.project_id, points: row.points, completedAt: row.completed_at }));
}
