import { queryOptions } from "@tanstack/react-query";
import { type Backend, backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** More versions than this are not looked at: what one works on is among the newest. */
const VERSIONS = 60;

/** The projects that the server has saved work of, the last one worked on first. */
export function begunWorkQuery(userId: string) {
	return queryOptions({
		queryKey: ["begun-work", userId],
		queryFn: async () => listBegunWork(await backend(), userId),
	});
}

async function listBegunWork(backend: Backend, userId: string): Promise<string[]> {
	const rows = unwrap(
		await backend
			.from("work_versions")
			.select("project_id, saved_at")
			.eq("user_id", userId)
			.order("saved_at", { ascending: false })
			.limit(VERSIONS),
	);
	return [...new Set(rows.map((row) => row.project_id))];
}
