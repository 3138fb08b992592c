import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

export interface ServerLesson {
	done: string[];
	prediction: number | null;
}

/** A person's progress in one lesson; none where the server has no row. */
export async function getLessonProgress(backend: Backend, userId: string, projectId: string): Promise<ServerLesson> {
	const rows = unwrap(
		await backend.from("lesson_progress").select("steps, prediction").eq("user_id", userId).eq("project_id", projectId),
	);
	return { done: rows[0]?.steps ?? [], prediction: rows[0]?.prediction ?? null };
}

/** Unites progress with the server's; answers the whole. */
export async function saveLessonProgress(
	backend: Backend,
	userId: string,
	projectId: string,
	{ done, prediction }: ServerLesson,
): Promise<ServerLesson> {
	const rows = unwrap(
		await backend.rpc("save_lesson_progress", {
			person: userId,
			project_id: projectId,
			steps: done,
			...(prediction !== null && { prediction }),
		}),
	);
	return { done: rows[0]?.done_steps ?? [], prediction: rows[0]?.guessed ?? null };
}
