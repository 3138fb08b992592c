import { setTimeout as pause } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { withClient } from "#gateway/database/with-client.ts";

/** Bytes up to which a table is rewritten: it needs as much disk again, and locks the table. */
const REWRITTEN_MAXIMUM = 256 * 1024 * 1024;

/** How long one table's rewriting waits for its lock; behind it, all others at that table wait. */
const LOCK_TIMEOUT = "2s";

/** How long the transactions of before are waited for, in milliseconds: a statement may run for less. */
const SNAPSHOTS_MS = 30_000;
const BETWEEN_MS = 100;

interface Log {
	warn(details: object, message: string): void;
}

/** Files, and every table that refers to accounts, directly or by others. Their owner only may rewrite them. */
const TABLES = `
	with recursive concerned (id) as (
		select unnest(array['auth.users', 'storage.objects']::regclass[]::oid[])
		union
		select k.conrelid from pg_constraint k join concerned on k.confrelid = concerned.id where k.contype = 'f'
	)
	select c.oid::regclass::text as name, pg_total_relation_size(c.oid) <= $1 as small
	from concerned join pg_class c on c.oid = concerned.id
	where c.relkind = 'r' and pg_has_role(c.relowner, 'usage') order by 1`;

/**
 * Removes deleted rows of people from the disk: a deleted row stays in its table's file until its space is written over.
 * Small tables are rewritten; of large ones, and of those in use, the space is freed to be written over.
 */
export async function vacuumAfterPurge(pool: Pool, log: Log): Promise<void> {
	const { rows: tables } = await pool.query<{ name: string; small: boolean }>(TABLES, [REWRITTEN_MAXIMUM]);
	await withClient(pool, async (client) => {
		if (!(await olderSnapshotsEnd(client)))
			log.warn({}, "a transaction is open for long: deleted rows stay on the disk");
		await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
		try {
			for (const { name, small } of tables) {
				const rewritten = small && (await tried(() => client.query(`vacuum (full, analyze) ${name}`)));
				if (!rewritten) await tried(() => client.query(`vacuum (analyze) ${name}`));
			}
		} finally {
			await client.query("reset lock_timeout");
		}
	});

	async function tried(work: () => Promise<unknown>): Promise<boolean> {
		try {
			await work();
			return true;
		} catch (error) {
			log.warn({ err: error }, "a table could not be vacuumed after a purge");
			return false;
		}
	}
}

/**
 * Waits for the transactions that began before, of other databases too: each snapshot begins with the oldest one that is
 * open anywhere, and a rewritten table keeps the deleted rows that a snapshot may still see. Automatic statistics hold
 * such snapshots, too. False if one is still open after the wait.
 */
async function olderSnapshotsEnd(client: PoolClient): Promise<boolean> {
	const { rows } = await client.query<{ xid: string }>("select pg_current_xact_id()::xid::text as xid");
	for (let waited = 0; waited < SNAPSHOTS_MS; waited += BETWEEN_MS) {
		const { rowCount } = await client.query(
			`select from pg_stat_activity where pid <> pg_backend_pid()
			and greatest(age(backend_xid), age(backend_xmin)) > age($1::xid)`,
			[rows[0]?.xid],
		);
		if (rowCount === 0) return true;
		await pause(BETWEEN_MS);
	}
	return false;
}
