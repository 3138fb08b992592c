import type { Pool } from "pg";
import { isDatabaseError } from "../database/database-error.ts";
import type { Role } from "../database/run-as.ts";
import type { Subscription } from "./channel.ts";
import type { WantedChange } from "./join-request.ts";
import type { LiveTables } from "./live-tables.ts";
import { BadChange, type Condition, parseFilter } from "./parse-filter.ts";
import { isComparable, isReadable, type PublishedTable } from "./published-tables.ts";

/** What a subscription is for, before it has an id and a channel. */
export type ResolvedChange = Pick<Subscription, "event" | "tables" | "conditions" | "mark">;

/** Finds the tables and reads the filter of a wanted change. Throws BadChange with the reason for the client. */
export async function resolveChange(
	pool: Pool,
	live: LiveTables,
	role: Role,
	{ event, schema, table, filter }: WantedChange,
): Promise<ResolvedChange> {
	const tables = await findTables(live, role, schema ?? "public", table ?? "*");
	if (!filter) return { event, tables: tables.map(({ id }) => id), conditions: [], mark: null };
	const [only] = tables;
	if (!only || tables.length > 1) throw new BadChange("A filter needs one table");
	const conditions: Condition[] = [];
	for (const condition of parseFilter(filter)) conditions.push(await canonical(pool, only, role, condition));
	return { event, tables: [only.id], conditions, mark: markOf(only, conditions) };
}

async function findTables(live: LiveTables, role: Role, schema: string, name: string): Promise<PublishedTable[]> {
	const find = () => live.named(schema, name).filter((table) => isReadable(table, role));
	if (find().length === 0) await live.refresh();
	const tables = find();
	if (tables.length === 0 && name !== "*") {
		throw new BadChange(`Changes of ${schema}.${name} are not published, or may not be read`);
	}
	return tables;
}

/** The condition with its values written as PostgreSQL writes them, so that they can be compared as texts. */
async function canonical(pool: Pool, table: PublishedTable, role: Role, condition: Condition): Promise<Condition> {
	const column = table.columns.find(({ name }) => name === condition.column);
	if (!column?.readers.includes(role)) throw new BadChange(`There is no column ${condition.column} to filter by`);
	// PostgreSQL's JSON allows neither NUL nor a lone surrogate.
	if (condition.values.some((value) => /[\0\p{Surrogate}]/u.test(value))) throw new BadChange("A value cannot be read");
	try {
		// In pg_catalog's words, never the client's: the cast is the column's own type.
		const { rows } = await pool.query<{ value: string }>(
			`select (value::${column.cast})::text as value from unnest($1::text[]) with ordinality as given (value, place) order by place`,
			[condition.values],
		);
		return { ...condition, values: rows.map(({ value }) => value) };
	} catch (error) {
		if (!isDatabaseError(error)) throw error;
		throw new BadChange(`A value does not fit the column ${condition.column}`);
	}
}

function markOf(table: PublishedTable, conditions: readonly Condition[]): Subscription["mark"] {
	const deciding = conditions.find(
		({ column, operator }) =>
			(operator === "eq" || operator === "in") &&
			table.columns.some((known) => known.name === column && isComparable(known)),
	);
	return deciding ? { column: deciding.column, values: deciding.values } : null;
}
