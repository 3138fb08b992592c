import type { Role } from "../database/run-as.ts";
import { quote } from "../rest/schema-cache.ts";
import type { Change, Values } from "./change.ts";
import { type Condition, OPERATORS } from "./parse-filter.ts";
import { carriedColumns, isReadable, type PublishedTable, sentColumns } from "./published-tables.ts";
import { quoteLiteral } from "./quote-literal.ts";

const QUERIES_MAXIMUM = 500;

/** Queries by what they depend on; a table that was read again begins with none. */
const made = new WeakMap<PublishedTable, Map<string, string | null>>();

/**
 * The query by which a changed row is read again as one person: $1 is its key, $2 the filter's values, and the answer is the
 * row as JSON, or nothing. Null when no such person can see a change of this kind.
 */
export function rowCheckSql(
	table: PublishedTable,
	role: Role,
	type: Change["type"],
	conditions: readonly Condition[],
): string | null {
	const queries = made.get(table) ?? new Map<string, string | null>();
	made.set(table, queries);
	const id = JSON.stringify([role, type, ...conditions.map(({ column, operator }) => [column, operator])]);
	const known = queries.get(id);
	if (known !== undefined) return known;
	// Clients choose the filters: what they choose is not kept without end.
	if (queries.size >= QUERIES_MAXIMUM) queries.clear();
	const query = makeSql(table, role, type, conditions);
	queries.set(id, query);
	return query;
}

function makeSql(
	table: PublishedTable,
	role: Role,
	type: Change["type"],
	conditions: readonly Condition[],
): string | null {
	if (!isReadable(table, role)) return null;
	const self = quote(table.name);
	const relation = `${quote(table.schema)}.${self}`;
	const filters = conditions.map((condition, index) => filterSql(table, self, condition, index));
	if (type === "DELETE") {
		const seen = seenSql(table, role, conditions);
		if (seen === null) return null;
		return `select '{}' from jsonb_populate_record(null::${relation}, $1) as ${self} where ${[seen, ...filters].join(" and ")}`;
	}
	const row = sentColumns(table, role).map(({ name }) => `${self}.${quote(name)}`);
	const isRow = table.key.map(
		(name) => `${self}.${quote(name)} = ($1 ->> ${quoteLiteral(name)})::${castOf(table, name)}`,
	);
	return `select (select row_to_json(sent) from (select ${row.join(", ")}) as sent)::text from ${relation}
		where ${[...isRow, ...filters].join(" and ")}`;
}

/** What $1 of the query is: the key, and for a deleted row all that is still known of it. */
export function rowCheckKey({ type, key, carried }: Change): Values {
	return type === "DELETE" ? { ...carried, ...key } : key;
}

/** What $2 of the query is. */
export function filterValuesOf(conditions: readonly Condition[]): unknown[] {
	return conditions.map(({ operator, values }) => (operator === "in" ? values : values[0]));
}

/**
 * Visibility of a deleted row. It cannot be read again, so the table's own policies are applied to what
 * the notification carries of it; where they, or the filter, read anything else, no one is notified.
 */
function seenSql(table: PublishedTable, role: Role, conditions: readonly Condition[]): string | null {
	const known = new Set([...table.key, ...carriedColumns(table)]);
	if (!conditions.every(({ column }) => known.has(column))) return null;
	const policies = table.policies[role];
	if (policies === undefined) return "true";
	// A policy that takes the row as a whole would get one with holes.
	if (policies === null || policies.includes(".*")) return null;
	if (table.columns.some(({ name, policed }) => policed && !known.has(name))) return null;
	return `(${policies})`;
}

function filterSql(table: PublishedTable, self: string, { column, operator }: Condition, index: number): string {
	const left = `${self}.${quote(column)}`;
	const cast = castOf(table, column);
	if (operator === "in") return `${left} = any (array(select jsonb_array_elements_text($2 -> ${index}))::${cast}[])`;
	return `${left} ${OPERATORS[operator]} ($2 ->> ${index})::${cast}`;
}

function castOf(table: PublishedTable, name: string): string {
	return table.columns.find((column) => column.name === name)?.cast ?? "text";
}
