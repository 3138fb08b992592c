import type { Pool, PoolClient } from "pg";
import { inTransaction } from "./database/transaction.ts";
import rolesAndAuth from "./schema/0001_roles_and_auth.sql?raw";
import keysSessionsLimits from "./schema/0002_keys_sessions_limits.sql?raw";
import storage from "./schema/0003_storage.sql?raw";
import realtime from "./schema/0004_realtime.sql?raw";
import oneTimeSecrets from "./schema/0005_one_time_secrets.sql?raw";
import admitAccounts from "./schema/0006_admit_accounts.sql?raw";
import liveSessions from "./schema/0007_live_sessions.sql?raw";
import shareSends from "./schema/0008_share_sends.sql?raw";

/** The steps, oldest first; a step that has been released is never changed, a new one is added. */
export const STEPS: readonly string[] = [
	rolesAndAuth,
	keysSessionsLimits,
	storage,
	realtime,
	oneTimeSecrets,
	admitAccounts,
	liveSessions,
	shareSends,
];

/** The database was made by a newer program: it has steps that this one does not know. */
export class SchemaTooNew extends Error {
	override name = "SchemaTooNew";
}

/** Any number that is ours: two servers starting at once on one database wait for each other. */
const BOOTSTRAP_LOCK = 7_305_114_201;

/**
 * Makes what migrations build on: the roles anon, authenticated and service_role, the schemas auth and storage,
 * the publication supabase_realtime, and the gateway's private schema. Runs only the steps that are missing, all in
 * one transaction. The pool's user owns everything; it needs CREATEROLE and CREATE on the database, no more.
 * @throws SchemaTooNew, with nothing changed
 */
export async function bootstrapDatabase(pool: Pool, steps = STEPS): Promise<void> {
	await inTransaction(pool, async (client) => {
		await client.query("select pg_advisory_xact_lock($1)", [BOOTSTRAP_LOCK]);
		await runMissingSteps(client, steps);
	});
}

async function runMissingSteps(client: PoolClient, steps: readonly string[]): Promise<void> {
	await client.query("create schema if not exists gateway");
	await client.query(
		"create table if not exists gateway.schema_steps (step integer primary key, applied_at timestamptz not null default now())",
	);
	const { rows } = await client.query<{ step: number }>("select step from gateway.schema_steps");
	const applied = new Set(rows.map((row) => row.step));
	const newest = Math.max(0, ...applied);
	if (newest > steps.length) throw new SchemaTooNew(`step ${newest} of the gateway's schema`);
	for (const [index, sql] of steps.entries()) {
		const step = index + 1;
		if (applied.has(step)) continue;
		await client.query(sql);
		await client.query("insert into gateway.schema_steps (step) values ($1)", [step]);
	}
}
