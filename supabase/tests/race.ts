import type { Pool, PoolClient } from "pg";
import { actAs } from "./world.ts";

export interface Runner {
	who: string;
	work(db: PoolClient): Promise<unknown>;
}

/**
 * Two people at the same moment: the first has done their work, the second begins and gets as far as they can, then the
 * first commits. The outcome of each: the work's result, or the error's SQLSTATE.
 */
export async function race(pool: Pool, first: Runner, second: Runner): Promise<[unknown, unknown]> {
	const one = await begin(pool, first);
	const two = await begin(pool, second);
	const early = await outcome(first.work(one.db));
	let over = false;
	const late = outcome(second.work(two.db)).finally(() => {
		over = true;
	});
	while (!over && !(await isWaiting(pool, two.pid)));
	await end(one.db);
	const outcomes: [unknown, unknown] = [early, await late];
	await end(two.db);
	return outcomes;
}

async function begin(pool: Pool, { who }: Runner): Promise<{ db: PoolClient; pid: number }> {
	const db = await pool.connect();
	await db.query("begin");
	await actAs(db, who);
	const { rows } = await db.query<{ pid: number }>("select pg_backend_pid() as pid");
	return { db, pid: rows[0]?.pid ?? 0 };
}

/** Commits, or rolls back after an error. */
async function end(db: PoolClient): Promise<void> {
	await db.query("commit");
	db.release();
}

function outcome(work: Promise<unknown>): Promise<unknown> {
	return work.catch((error: { code: string }) => error.code);
}

async function isWaiting(pool: Pool, pid: number): Promise<boolean> {
	const { rows } = await pool.query<{ waiting: boolean }>("select cardinality(pg_blocking_pids($1)) > 0 as waiting", [
		pid,
	]);
	return rows[0]?.waiting ?? false;
}
