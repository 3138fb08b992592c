import type { Pool } from "pg";
import type { FileStore } from "./file-store.ts";

/** Files younger than this may belong to an upload that is not finished. */
const GRACE_MS = 60 * 60 * 1000;
const BATCH = 500;

/**
 * Removes files no object refers to: those of an upload that broke off between its bytes and its row, and those of
 * rows that were deleted in SQL. Returns how many were removed.
 */
export async function sweepFiles(pool: Pool, store: FileStore, now: () => number): Promise<number> {
	if (!store.ours) return 0;
	const before = now() - GRACE_MS;
	await store.removeAbandoned(before);
	let removed = 0;
	let batch: string[] = [];
	const removeOrphans = async () => {
		const { rows } = await pool.query<{ version: string }>(
			"select version from storage.objects where version = any ($1)",
			[batch],
		);
		const wanted = new Set(rows.map((row) => row.version));
		const orphans = batch.filter((version) => !wanted.has(version));
		await store.remove(orphans);
		removed += orphans.length;
		batch = [];
	};
	for await (const { version, keptAt } of store.list()) {
		if (keptAt >= before) continue;
		batch.push(version);
		if (batch.length === BATCH) await removeOrphans();
	}
	if (batch.length > 0) await removeOrphans();
	return removed;
}
