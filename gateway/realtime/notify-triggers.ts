import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { forLog } from "../database/database-error.ts";
import { inTransaction } from "../database/transaction.ts";
import { quote } from "../rest/schema-cache.ts";
import { carriedColumns, type PublishedTable } from "./published-tables.ts";
import { quoteLiteral } from "./quote-literal.ts";

const TRIGGER = "gateway_notify_change";

/** Any number that is ours: two servers do not make triggers at once. */
const TRIGGERS_LOCK = 7_305_114_203;

/**
 * Creates the notify trigger on every published table, and drops it from the others. Returns the tables
 * that have it; one that belongs to somebody else is left out, with a warning.
 */
export async function ensureTriggers(
	pool: Pool,
	tables: readonly PublishedTable[],
	log: FastifyBaseLogger,
): Promise<PublishedTable[]> {
	const published: PublishedTable[] = [];
	for (const table of tables) {
		const args = [table.key, carriedColumns(table)].map(arrayLiteral);
		const current = Buffer.from(args.map((arg) => `${arg}\0`).join("")).toString("hex");
		if (table.triggered === current || (await makeTrigger(pool, table, args, log))) published.push(table);
	}
	await dropOthers(pool, tables, log);
	return published;
}

async function makeTrigger(pool: Pool, table: PublishedTable, args: string[], log: FastifyBaseLogger) {
	const name = `${quote(table.schema)}.${quote(table.name)}`;
	return changeTriggers(
		pool,
		`create or replace trigger ${TRIGGER} after insert or update or delete on ${name}
			for each row execute function gateway.notify_change(${args.map(quoteLiteral).join(", ")})`,
		log,
	);
}

async function dropOthers(pool: Pool, tables: readonly PublishedTable[], log: FastifyBaseLogger) {
	const { rows } = await pool.query<{ name: string }>(
		"select tgrelid::regclass::text as name from pg_trigger where tgname = $1 and tgrelid <> all ($2)",
		[TRIGGER, tables.map(({ id }) => id)],
	);
	for (const { name } of rows) await changeTriggers(pool, `drop trigger if exists ${TRIGGER} on ${name}`, log);
}

async function changeTriggers(pool: Pool, sql: string, log: FastifyBaseLogger): Promise<boolean> {
	try {
		await inTransaction(pool, async (client) => {
			await client.query("select pg_advisory_xact_lock($1)", [TRIGGERS_LOCK]);
			await client.query("set local lock_timeout = '5s'");
			await client.query(sql);
		});
		return true;
	} catch (error) {
		log.warn(forLog(error), "a trigger for realtime could not be changed");
		return false;
	}
}

function arrayLiteral(names: readonly string[]): string {
	return `{${names.map((name) => `"${name.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}
