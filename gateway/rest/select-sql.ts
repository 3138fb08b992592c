import { columnSql, conditionSql, type Values } from "./filter-sql.ts";
import { ROWS_MAXIMUM, requireEmbeddable, withinLimitsSql } from "./limits.ts";
import type { Embed, Order, Selection } from "./parse-select.ts";
import { findRelation, type Relation } from "./relations.ts";
import { RestError } from "./rest-error.ts";
import { qualified, quote, type SchemaCache, type Table } from "./schema-cache.ts";

/** What a statement is written with: the names it may use, the values it carries, a fresh alias for each table. */
export type Writing = {
	readonly cache: SchemaCache;
	readonly values: Values;
	alias(): string;
	/** Numbers the embedded resources of the request. */
	embed(): number;
};

export function startWriting(cache: SchemaCache, values: Values): Writing {
	let aliases = 0;
	let embeds = 0;
	return { cache, values, alias: () => `t${aliases++}`, embed: () => ++embeds };
}

/** Rows of a table, or of a query with its columns, that a selection takes something of. */
export type Source = {
	readonly table: Table;
	/** The relation after FROM, under the alias. */
	readonly sql: string;
	readonly alias: string;
	/** The tables of the enclosing embeds, the request's own first. */
	readonly path: readonly Table[];
	/** Joined to each row, as SQL: the junction of a many-to-many relation. */
	readonly join?: string;
	/** Conditions beside those of the selection, as SQL. */
	readonly conditions?: readonly string[];
};

export function rootSource(writing: Writing, table: Table, sql = qualified(table)): Source {
	return { table, sql, alias: writing.alias(), path: [] };
}

/**
 * A query that gives the rows of a selection as one JSON list: `value`, how many they are: `found`, and with all that is
 * embedded in them: `rows`. It fails once the list outgrows the limits of an answer.
 */
export function listSql(writing: Writing, source: Source, selection: Selection): string {
	return limitedListSql(rowsSql(writing, source, selection));
}

/** @param rows a query of `value`, a row as JSON, and `rows`, how many it counts for */
export function limitedListSql(rows: string): string {
	return `select coalesce(json_agg(l.value), '[]') as value, count(*) as found, coalesce(max(l.rows), 0)::integer as rows from (
		select r.value, sum(r.rows) over w as rows, sum(pg_column_size(r.value)) over w as bytes
		from (${rows}) as r window w as (rows unbounded preceding)
	) as l where ${withinLimitsSql("l.rows", "l.bytes")}`;
}

/** A query that counts the rows of a selection; with `limit`, only those it takes. */
export function countSql(writing: Writing, source: Source, selection: Selection, limit: boolean): string {
	const matching = existingSql(writing, source, selection);
	return limit
		? `select count(*) from (select 1 ${matching} ${limitSql(selection, writing.values)}) as counted`
		: `select count(*) ${matching}`;
}

/** A query of each row of a selection as JSON: `value`, and how many rows are in it: `rows`. */
function rowsSql(writing: Writing, source: Source, selection: Selection): string {
	const { table, alias } = source;
	const columns: { name: string; sql: string }[] = [];
	const joins: string[] = [];
	const embedded: string[] = [];
	const names = new Set<string>();
	for (const item of selection.items) {
		if (item.kind === "all") {
			for (const name of table.columns.keys()) columns.push({ name, sql: columnSql(table, alias, name) });
		} else if (item.kind === "column") {
			columns.push({ name: item.alias, sql: columnSql(table, alias, item.name) });
		} else {
			if (names.has(item.alias)) throw new RestError(400, "42712", `'${item.alias}' is embedded more than once`);
			names.add(item.alias);
			const join = embedSql(writing, source, item);
			joins.push(join.sql);
			embedded.push(`coalesce(${join.alias}.rows, 0)`);
			if (item.selection.items.length > 0) columns.push({ name: item.alias, sql: `${join.alias}.value` });
		}
	}
	const from = [`from ${source.sql} as ${alias}`, source.join ?? "", ...joins].join(" ");
	const rest = [
		whereSql(writing, source, selection),
		orderSql(selection.order, table, alias),
		limitSql(selection, writing.values),
	].join(" ");
	if (joins.length === 0) {
		// A star stays one: a column that is newer than the schema cache is in it.
		const star = selection.items.length === 1 && selection.items[0]?.kind === "all";
		const list = star ? `${alias}.*` : columns.map(({ name, sql }) => `${sql} as ${quote(name)}`).join(", ");
		return `select row_to_json(e.*) as value, 1 as rows from (select ${list} ${from} ${rest}) as e`;
	}
	// By number first: the row count must not be a key of the JSON.
	const inner = columns.map(({ sql }, index) => `${sql} as c${index}`);
	const outer = columns.map(({ name }, index) => `s.c${index} as ${quote(name)}`);
	return `select row_to_json(e.*) as value, s.rows from (
		select ${[...inner, `1 + ${embedded.join(" + ")} as rows`].join(", ")} ${from} ${rest}
	) as s cross join lateral (select ${outer.join(", ")}) as e`;
}

/** Joins the related rows as one JSON value; an inner embed drops parents that have none. */
function embedSql(writing: Writing, parent: Source, embed: Embed): { alias: string; sql: string } {
	const { relation, source, selection } = openEmbed(writing, parent, embed);
	const alias = writing.alias();
	const join = embed.inner ? "inner join lateral" : "left join lateral";
	if (!relation.many) {
		return { alias, sql: `${join} (${rowsSql(writing, source, selection)}) as ${alias} on true` };
	}
	const query = isCount(relation, embed)
		? `select json_build_array(json_build_object('count', count(*))) as value, count(*) as found, 0 as rows ${existingSql(writing, source, selection)}`
		: listSql(writing, source, selection);
	return { alias, sql: `${join} (${query}) as ${alias} on ${embed.inner ? `${alias}.found > 0` : "true"}` };
}

function openEmbed(writing: Writing, parent: Source, embed: Embed) {
	const relation = findRelation(writing.cache, parent.table, embed);
	const { table, junction } = relation;
	const path = [...parent.path, parent.table];
	requireEmbeddable(path, table, writing.embed());
	const alias = writing.alias();
	const near = junction ? writing.alias() : alias;
	const conditions = relation.pairs.map(
		([from, to]) => `${near}.${quote(to)} = ${columnSql(parent.table, parent.alias, from)}`,
	);
	const join = junction
		? `join ${qualified(junction.table)} as ${near} on ${junction.pairs.map(([from, to]) => `${alias}.${quote(to)} = ${near}.${quote(from)}`).join(" and ")}`
		: "";
	const source: Source = { table, sql: qualified(table), alias, path, join, conditions };
	const selection: Selection = {
		...embed.selection,
		...(isCount(relation, embed) && { items: [] }),
		...(!relation.many && { limit: null, offset: 0 }),
	};
	return { relation, source, selection };
}

/** FROM and WHERE of the rows that match, without what is embedded in them. */
function existingSql(writing: Writing, source: Source, selection: Selection): string {
	const inner = selection.items.flatMap((item) => {
		if (item.kind !== "embed" || !item.inner) return [];
		const child = openEmbed(writing, source, item);
		const cut = child.selection.offset > 0 || child.selection.limit === 0;
		const limit = cut ? limitSql(child.selection, writing.values) : "";
		return [`exists (select 1 ${existingSql(writing, child.source, child.selection)} ${limit})`];
	});
	const conditions = [...(source.conditions ?? []), ...inner];
	return `from ${source.sql} as ${source.alias} ${source.join ?? ""} ${whereSql(writing, { ...source, conditions }, selection)}`;
}

/** `comments(count)` counts them, unless the table has such a column. */
function isCount({ table, many }: Relation, { selection: { items } }: Embed): boolean {
	const [item] = items;
	return many && items.length === 1 && item?.kind === "column" && item.name === "count" && !table.columns.has("count");
}

function whereSql(writing: Writing, { table, alias, conditions = [] }: Source, selection: Selection): string {
	const all = [
		...conditions,
		...selection.conditions.map((condition) => conditionSql(condition, table, alias, writing.values)),
	];
	return all.length > 0 ? `where ${all.join(" and ")}` : "";
}

function orderSql(order: readonly Order[], table: Table, alias: string): string {
	if (order.length === 0) return "";
	const terms = order.map(({ column, descending, nulls }) => {
		const position = nulls === null ? "" : nulls === "first" ? " nulls first" : " nulls last";
		return `${columnSql(table, alias, column)}${descending ? " desc" : ""}${position}`;
	});
	return `order by ${terms.join(", ")}`;
}

export function limitSql({ limit, offset }: Pick<Selection, "limit" | "offset">, values: Values): string {
	const rows = values.bind(String(Math.min(limit ?? ROWS_MAXIMUM, ROWS_MAXIMUM)));
	return `limit ${rows}${offset > 0 ? ` offset ${values.bind(String(offset))}` : ""}`;
}

/** A table that requests may name, or the refusal a client reads as "no such table". */
export function requireTable(cache: SchemaCache, schema: string, name: string): Table {
	const table = cache.findTable(schema, name);
	if (!table) {
		throw new RestError(404, "PGRST205", `Could not find the table '${schema}.${name}' in the schema cache`);
	}
	return table;
}
