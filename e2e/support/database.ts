import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { testedProduct } from "./tested-product.ts";

/**
 * Runs SQL as the owner of a product's own PostgreSQL: for rows that only the server may write, and for refusals that
 * the real server is to answer with.
 */
export async function sql<Row extends pg.QueryResultRow>(
	text: string,
	values: unknown[] = [],
	dataDir = testedProduct().dataDir,
): Promise<Row[]> {
	const client = new pg.Client({ ...addressOf(dataDir), user: "postgres", database: "postgres" });
	await client.connect();
	try {
		return (await client.query<Row>(text, values)).rows;
	} finally {
		await client.end();
	}
}

/** Its address is in postmaster.pid. */
function addressOf(dataDir: string) {
	const folder = join(dataDir, "postgres");
	const [, , , port, socket, host] = readFileSync(join(folder, "cluster", "postmaster.pid"), "utf8").split("\n");
	const password = readFileSync(join(folder, "password"), "utf8").trim();
	return { host: socket || host || "127.0.0.1", port: Number(port), password };
}
