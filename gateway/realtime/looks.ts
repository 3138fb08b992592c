import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { runBatch } from "../database/batch.ts";
import { forLog, isDatabaseError } from "../database/database-error.ts";
import type { Actor } from "../database/run-as.ts";
import type { Values } from "./change.ts";

/** One person's look for one changed row. */
export type Look = {
	readonly actor: Actor;
	readonly query: string;
	readonly key: Values;
	readonly filterValues: readonly unknown[];
};

/** Looks done in one statement, and statements under way at once; the pool serves the other doors too. */
const LOOKS_MAXIMUM = 200;
const CONNECTIONS = 3;

/** Milliseconds for one statement. */
const TIMEOUT = "5000";

/**
 * Does every look under its own role and claims, many in one round trip, and gives for each the row as JSON, or null.
 * A look that fails (a policy may raise) finds nothing and leaves the others alone.
 */
export async function doLooks(pool: Pool, log: FastifyBaseLogger, looks: readonly Look[]): Promise<(string | null)[]> {
	const found = new Array<string | null>(looks.length).fill(null);
	const batches = batchesOf(looks);
	const work = async () => {
		for (let batch = batches.pop(); batch; batch = batches.pop()) await doBatch(pool, log, looks, batch, found);
	};
	await Promise.all(Array.from({ length: Math.min(CONNECTIONS, batches.length) }, work));
	return found;
}

/** The places of looks that share a role and a query, which can be done in one statement. */
function batchesOf(looks: readonly Look[]): number[][] {
	const groups = new Map<string, number[]>();
	for (const [place, { actor, query }] of looks.entries()) {
		const group = `${actor.role} ${query}`;
		const places = groups.get(group) ?? [];
		places.push(place);
		groups.set(group, places);
	}
	return [...groups.values()].flatMap((places) =>
		Array.from({ length: Math.ceil(places.length / LOOKS_MAXIMUM) }, (_, index) =>
			places.slice(index * LOOKS_MAXIMUM, (index + 1) * LOOKS_MAXIMUM),
		),
	);
}

async function doBatch(
	pool: Pool,
	log: FastifyBaseLogger,
	looks: readonly Look[],
	places: readonly number[],
	found: (string | null)[],
): Promise<void> {
	const batch = places.flatMap((place) => looks[place] ?? []);
	const [first] = batch;
	if (!first) return;
	try {
		let latest: string | null = null;
		for (const [index, row] of await ask(pool, first, batch)) {
			latest = row === "" ? latest : (row ?? null);
			const place = places[Number(index) - 1];
			if (place !== undefined) found[place] = latest;
		}
	} catch (error) {
		if (places.length === 1) {
			log.warn(forLog(error), "a subscriber's look for a changed row failed");
			return;
		}
		const half = Math.ceil(places.length / 2);
		await doBatch(pool, log, looks, places.slice(0, half), found);
		await doBatch(pool, log, looks, places.slice(half), found);
	}
}

async function ask(pool: Pool, { actor, query }: Look, batch: readonly Look[]): Promise<(string | null)[][]> {
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
					JSON.stringify(batch.map((look) => look.actor.claims)),
					JSON.stringify(batch.map((look) => look.key)),
					JSON.stringify(batch.map((look) => look.filterValues)),
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
