import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

export type Points = { total: number; level: number };

/** The person's points; 0 at level 1 where there is no record yet. */
export async function getPoints(backend: Backend, userId: string): Promise<Points> {
	const row = unwrap(
		await backend.from("user_points").select("total_points, level").eq("user_id", userId).maybeSingle(),
	);
	return row ? { total: row.total_points, level: row.level } : { total: 0, level: 1 };
}
