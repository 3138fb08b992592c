import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { ensureTriggers } from "./notify-triggers.ts";
import { type PublishedTable, readPublishedTables } from "./published-tables.ts";

/** The tables whose changes are published, in sync with the publication. */
export type LiveTables = {
	byId(id: number): PublishedTable | undefined;
	/** Those a wanted change names; without a table, or with `*`, all of the schema. */
	named(schema: string, table: string): readonly PublishedTable[];
	/** Reads the publication again, unless it was read a moment ago. */
	refresh(): Promise<void>;
};

/** Milliseconds between two readings that unknown names may cause. */
const PAUSE_MS = 2000;

export function openLiveTables(pool: Pool, log: FastifyBaseLogger): LiveTables {
	let tables: PublishedTable[] = [];
	let byId = new Map<number, PublishedTable>();
	let reading: Promise<void> | undefined;
	let readAt = Number.NEGATIVE_INFINITY;

	async function read(): Promise<void> {
		tables = await ensureTriggers(pool, await readPublishedTables(pool), log);
		byId = new Map(tables.map((table) => [table.id, table]));
		readAt = performance.now();
	}

	return {
		byId: (id) => byId.get(id),
		named: (schema, name) =>
			tables.filter((table) => (schema === "*" || table.schema === schema) && (name === "*" || table.name === name)),
		refresh() {
			if (performance.now() - readAt < PAUSE_MS) return Promise.resolve();
			reading ??= read().finally(() => {
				reading = undefined;
			});
			return reading;
		},
	};
}
