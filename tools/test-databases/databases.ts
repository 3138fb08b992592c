import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { bootstrapDatabase } from "#gateway/bootstrap.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { migrateDatabase } from "#supabase/migrate.ts";

export interface TestDatabases {
	/** Makes one more copy of the template; its connection string. */
	next(): Promise<string>;
	close(): Promise<void>;
}

/** What a test run does not need: its data may be lost in a power cut. */
const HASTE = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "100" };

/** Starts PostgreSQL on a temporary folder, with a template that holds the bootstrap and every migration. */
export async function openTestDatabases(): Promise<TestDatabases> {
	const dataDir = await mkdtemp(join(tmpdir(), "inspire-stem-tests-"));
	// PostgreSQL may run as another account (see run-as.ts), which has to pass through.
	await chmod(dataDir, 0o711);
	const server = await startEmbeddedPostgres({ dataDir, log: console, settings: HASTE });
	const pool = new pg.Pool({ connectionString: server.url, max: 1 });
	// An idle connection that the stopping server ends is no failure of a test.
	pool.on("error", () => undefined);
	await pool.query("create database template");
	const template = new pg.Pool({ connectionString: named(server.url, "template"), max: 2 });
	await bootstrapDatabase(template);
	await migrateDatabase(template);
	await template.end();
	let made = 0;
	return {
		async next() {
			made += 1;
			const name = `test_${made}`;
			await pool.query(`create database ${name} template template`);
			return named(server.url, name);
		},
		async close() {
			await pool.end();
			await server.stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

function named(url: string, database: string): string {
	const named = new URL(url);
	named.pathname = `/${database}`;
	return named.href;
}
