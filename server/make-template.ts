import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { bootstrapDatabase } from "#gateway/bootstrap.ts";
import { migrateDatabase } from "#supabase/migrate.ts";
import { startEmbeddedPostgres } from "./platform/postgres/embedded-postgres.ts";

/**
 * Makes the database that a new data folder begins with, in the folder `target`: all tables, no row of a school, no key and no
 * password in use. A former one is replaced.
 */
export async function makeTemplate(target: string): Promise<void> {
	const draft = `${target}-draft`;
	for (const folder of [target, draft]) await rm(folder, { recursive: true, force: true });
	await mkdir(draft, { recursive: true });
	const log = { warn: console.warn, error: console.error };
	const server = await startEmbeddedPostgres({ dataDir: draft, log, settings: { min_wal_size: "32MB" } });
	const pool = new pg.Pool({ connectionString: server.url });
	try {
		await bootstrapDatabase(pool);
		await migrateDatabase(pool);
	} finally {
		await pool.end();
		await server.stop();
	}
	await rename(join(draft, "postgres/cluster"), target);
	await rm(draft, { recursive: true, force: true });
}
