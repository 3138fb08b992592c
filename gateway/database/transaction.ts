import type { Pool, PoolClient } from "pg";
import { rollBack, withClient } from "./with-client.ts";

/** Either of them runs a query; a function that takes it works inside a transaction and outside. */
export type Queryable = Pick<Pool | PoolClient, "query">;

/** Runs the work in one transaction as the owner: commits what it returns from, undoes all when it throws. */
export function inTransaction<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
	return withClient(pool, async (client) => {
		await client.query("begin");
		try {
			const result = await work(client);
			await client.query("commit");
			return result;
		} catch (error) {
			await rollBack(client);
			throw error;
		}
	});
}
