/// <reference types="vite/client" />
import type { Pool, PoolClient } from "pg";

/** A migration: its file name without `.sql`, 14 digits and a name, and its text. */
export interface Migration {
	version: string;
	name: string;
	sql: string;
}

/** The files of supabase/migrations, oldest first; the build puts them into the bundle. */
export const MIGRATIONS: Migration[] = Object.entries(
	import.meta.glob<string>("./migrations/*.sql", { query: "?raw", import: "default", eager: true }),
)
	.map(([path, sql]) => ({ ...nameOf(path), sql }))
	.sort((a, b) => a.version.localeCompare(b.version));

/** Names migrations that this program does not have: a newer one made the database. */
export class MigrationsTooNew extends Error {
	override name = "MigrationsTooNew";
}

/** Any number that is ours: two servers starting at once on one database wait for each other. */
const MIGRATION_LOCK = 7_305_114_202;

/**
 * Applies the migrations that `supabase_migrations.schema_migrations` does not name yet, each in its own transaction,
 * as Supabase's own tool does. Throws the database's error with the migration's name in front.
 * @returns the versions applied.
 */
export async function migrateDatabase(pool: Pool, migrations: Migration[] = MIGRATIONS): Promise<string[]> {
	const client = await pool.connect();
	let failure: unknown;
	try {
		await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
		const applied = await readApplied(client);
		const missing = migrations.filter(({ version }) => !applied.has(version));
		for (const migration of missing) await apply(client, migration);
		await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
		return missing.map(({ version }) => version);
	} catch (error) {
		failure = error;
		throw error;
	} finally {
		// A session that failed is closed, and its lock with it.
		client.release(failure !== undefined);
	}
}

/** Changes nothing. @throws MigrationsTooNew for a database with migrations later than all that this program knows. */
export async function refuseNewerMigrations(pool: Pool, migrations: Migration[] = MIGRATIONS): Promise<void> {
	const table = "supabase_migrations.schema_migrations";
	const { rows: found } = await pool.query<{ there: boolean }>("select to_regclass($1) is not null as there", [table]);
	if (!found[0]?.there) return;
	const { rows } = await pool.query<{ version: string }>(
		`select version from ${table} where version > $1 order by version`,
		[migrations.at(-1)?.version ?? ""],
	);
	if (rows.length > 0) throw new MigrationsTooNew(`migration ${rows.map(({ version }) => version).join(", ")}`);
}

async function readApplied(client: PoolClient): Promise<Set<string>> {
	await client.query("create schema if not exists supabase_migrations");
	await client.query(
		"create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text)",
	);
	const { rows } = await client.query<{ version: string }>("select version from supabase_migrations.schema_migrations");
	return new Set(rows.map((row) => row.version));
}

async function apply(client: PoolClient, { version, name, sql }: Migration): Promise<void> {
	await client.query("begin");
	try {
		await client.query(sql);
		await client.query(
			"insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)",
			[version, [sql], name],
		);
		await client.query("commit");
	} catch (error) {
		await client.query("rollback").catch(() => undefined);
		throw new Error(`Migration ${version}_${name} failed: ${(error as Error).message}`, { cause: error });
	}
}

function nameOf(path: string): { version: string; name: string } {
	const match = /\/(\d{14})_([a-z0-9_]+)\.sql$/.exec(path);
	if (!match?.[1] || !match[2]) throw new Error(`A migration's name is 14 digits, _ and a name: ${path}`);
	return { version: match[1], name: match[2] };
}
