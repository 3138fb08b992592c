import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

export type Completion = { projectId: string; points: number; completedAt: string };

/** The projects that this person has completed, newest first. */
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

export type TakenHelp = { projectId: string; kind: "hint" | "reveal"; takenAt: string };

/** All help that this person has taken. */
export async function listTakenHelps(backend: Backend, userId: string): Promise<TakenHelp[]> {
	const rows = unwrap(await backend.from("project_helps").select("project_id, kind, taken_at").eq("user_id", userId));
	return rows.map((row) => ({
		projectId: row.project_id,
		kind: row.kind === "reveal" ? "reveal" : "hint",
		takenAt: row.taken_at,
	}));
}
