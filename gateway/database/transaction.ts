import type { Pool, PoolClient } from "pg";

/** Either of them runs a query; a function that takes it works inside a transaction and outside. */
export type Queryable = Pick<Pool | PoolClient, "query">;

/** Runs the work in one transaction as the owner: commits what it returns from, undoes all when it throws. */
export async function inTransaction<Result>(
	pool: Pool,
	work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
	const client = await pool.connect();
	let broken = false;
	try {
		await client.query("begin");
		const result = await work(client);
		await client.query("commit");
		return result;
	} catch (error) {
		await client.query("rollback").catch(() => {
			broken = true;
		});
		throw error;
	} finally {
		client.release(broken);
	}
}
