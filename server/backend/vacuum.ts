import type { Pool } from "pg";
import { withClient } from "#gateway/database/with-client.ts";

/** Bytes up to which a table is rewritten: it needs as much disk again, and locks the table. */
const REWRITTEN_MAXIMUM = 256 * 1024 * 1024;

/** How long one table's rewriting waits for its lock; behind it, all others at that table wait. */
const LOCK_TIMEOUT = "2s";

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
