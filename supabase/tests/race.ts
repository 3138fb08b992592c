import type { Pool, PoolClient } from "pg";
import { actAs } from "./world.ts";

export interface Runner {
	who: string;
	work(db: PoolClient): Promise<unknown>;
}

/**
 * Several people at the same moment: the first has done their work, each of the others begins and gets as far as they can,
 * then the first commits. The outcome of each: the work's result, or the error's SQLSTATE.
 */
export async function race(pool: Pool, first: Runner, ...others: Runner[]): Promise<unknown[]> {
	const one = await begin(pool, first);
	const early = await outcome(first.work(one.db));
	const late: Promise<unknown>[] = [];
	for (const other of others) {
		const { db, pid } = await begin(pool, other);
		let over = false;
		const work = async () => {
			const result = await outcome(other.work(db));
			over = true;
			await end(db);
			return result;
		};
		late.push(work());
		while (!over && !(await isWaiting(pool, pid)));
	}
	await end(one.db);
	return [early, ...(await Promise.all(late))];
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
