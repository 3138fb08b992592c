import type { Backend } from "#web/backend/backend.ts";
import { unwrap } from "#web/backend/unwrap.ts";

/** The ids of the projects that this person has completed. */
export async function listCompletedProjects(backend: Backend, person: string): Promise<string[]> {
	const rows = unwrap(await backend.from("project_completions").select("project_id").eq("user_id", person));
	return rows.map((row) => row.project_id);
}
