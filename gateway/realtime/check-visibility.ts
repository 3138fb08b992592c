import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { runBatch } from "../database/batch.ts";
import { forLog, isDatabaseError } from "../database/database-error.ts";
import type { Actor } from "../database/run-as.ts";
import type { Values } from "./change.ts";

/** Whether one person may see one changed row: the query that reads it again as them. */
export type RowCheck = {
	readonly actor: Actor;
	readonly query: string;
	readonly key: Values;
	readonly filterValues: readonly unknown[];
};

/** Checks in one statement, and statements at once; the pool serves the other endpoints too. */
const CHECKS_MAXIMUM = 200;
const CONNECTIONS = 3;

/** Milliseconds for one statement. */
const TIMEOUT = "5000";

/**
 * Runs every check under its own role and claims, many in one round trip. Returns for each the row as JSON, or null where
 * the person does not see it. A check that fails (a policy may raise) is null and leaves the others alone.
 */
export async function checkVisibility(
	pool: Pool,
	log: FastifyBaseLogger,
	checks: readonly RowCheck[],
): Promise<(string | null)[]> {
	const found = new Array<string | null>(checks.length).fill(null);
	const batches = batchesOf(checks);
	const work = async () => {
		for (let batch = batches.pop(); batch; batch = batches.pop())
			await runBatchOfChecks(pool, log, checks, batch, found);
	};
	await Promise.all(Array.from({ length: Math.min(CONNECTIONS, batches.length) }, work));
	return found;
}

/** The indexes of checks that share a role and a query, which can run in one statement. */
function batchesOf(checks: readonly RowCheck[]): number[][] {
	const groups = new Map<string, number[]>();
	for (const [index, { actor, query }] of checks.entries()) {
		const group = `${actor.role} ${query}`;
		const indexes = groups.get(group) ?? [];
		indexes.push(index);
		groups.set(group, indexes);
	}
	return [...groups.values()].flatMap((indexes) =>
		Array.from({ length: Math.ceil(indexes.length / CHECKS_MAXIMUM) }, (_, turn) =>
			indexes.slice(turn * CHECKS_MAXIMUM, (turn + 1) * CHECKS_MAXIMUM),
		),
	);
}

async function runBatchOfChecks(
	pool: Pool,
	log: FastifyBaseLogger,
	checks: readonly RowCheck[],
	indexes: readonly number[],
	found: (string | null)[],
): Promise<void> {
	const batch = indexes.flatMap((index) => checks[index] ?? []);
	const [first] = batch;
	if (!first) return;
	try {
		let latest: string | null = null;
		for (const [position, row] of await runStatement(pool, first, batch)) {
			latest = row === "" ? latest : (row ?? null);
			const index = indexes[Number(position) - 1];
			if (index !== undefined) found[index] = latest;
		}
	} catch (error) {
		if (indexes.length === 1) {
			log.warn(forLog(error), "the visibility check of a changed row failed");
			return;
		}
		const half = Math.ceil(indexes.length / 2);
		await runBatchOfChecks(pool, log, checks, indexes.slice(0, half), found);
		await runBatchOfChecks(pool, log, checks, indexes.slice(half), found);
	}
}

async function runStatement(
	pool: Pool,
	{ actor, query }: RowCheck,
	batch: readonly RowCheck[],
): Promise<(string | null)[][]> {
	const client = await pool.connect();
	let broken = false;
	try {
		const { rows } = await runBatch(client, [
			{
				text: "select set_config('statement_timeout', $1, true), set_config('transaction_read_only', 'on', true)",
				values: [TIMEOUT],
			},
			{
				text: `select place, answer from gateway.look($1, $2,
					array(select jsonb_array_elements_text($3::jsonb)),
					array(select jsonb_array_elements($4::jsonb)), array(select jsonb_array_elements($5::jsonb)))`,
				values: [
					actor.role,
					query,
					JSON.stringify(batch.map((check) => check.actor.claims)),
					JSON.stringify(batch.map((check) => check.key)),
					JSON.stringify(batch.map((check) => check.filterValues)),
				],
			},
		]);
		return rows;
	} catch (error) {
		broken = !isDatabaseError(error);
		throw error;
	} finally {
		client.release(broken);
	}
}
