import { columnSql, conditionSql, type Values } from "./filter-sql.ts";
import type { Embed, Order, Selection } from "./parse-select.ts";
import { findRelation, type Relation } from "./relations.ts";
import { RestError } from "./rest-error.ts";
import { qualified, quote, type SchemaCache, type Table } from "./schema-cache.ts";

/** Rows of one list that a request gets at most; as on a hosted project. */
export const ROWS_MAXIMUM = 1000;

/** What a statement is written with: the names it may use, the values it carries, a fresh alias for each table. */
export type Writing = { readonly cache: SchemaCache; readonly values: Values; alias(): string };

export function startWriting(cache: SchemaCache, values: Values): Writing {
	let count = 0;
	return { cache, values, alias: () => `t${count++}` };
}

/** The parts of a SELECT; `from` holds the joins of its embedded resources. */
export type SelectParts = {
	readonly list: string;
	readonly from: string;
	readonly where: string;
	readonly orderBy: string;
	/** Binds its values when it is written: a count leaves it out. */
	limit(): string;
};

/**
 * Writes what a selection takes from `source`, a table or a query with the table's columns.
 * @param extra conditions of the caller's own, already SQL
 */
export function selectParts(
	writing: Writing,
	table: Table,
	source: string,
	alias: string,
	selection: Selection,
	extra: readonly string[] = [],
): SelectParts {
	const list: string[] = [];
	const joins: string[] = [];
	for (const item of selection.items) {
		if (item.kind === "all") {
			list.push(`${alias}.*`);
		} else if (item.kind === "column") {
			list.push(`${columnSql(table, alias, item.name)} as ${quote(item.alias)}`);
		} else {
			const join = embedSql(writing, table, alias, item);
			joins.push(join.sql);
			if (item.selection.items.length > 0) list.push(`${join.alias}.value as ${quote(item.alias)}`);
		}
	}
	const conditions = [
		...extra,
		...selection.conditions.map((condition) => conditionSql(condition, table, alias, writing.values)),
	];
	return {
		list: list.join(", ") || "1",
		from: [`${source} as ${alias}`, ...joins].join(" "),
		where: conditions.length > 0 ? `where ${conditions.join(" and ")}` : "",
		orderBy: orderSql(selection.order, table, alias),
		limit: () => limitSql(selection, writing.values),
	};
}

export function selectSql(parts: SelectParts): string {
	return `select ${parts.list} from ${parts.from} ${parts.where} ${parts.orderBy} ${parts.limit()}`;
}

/** Joins the related rows as one JSON value, `value`; an inner embed drops parents that have none. */
function embedSql(writing: Writing, parent: Table, parentAlias: string, embed: Embed): { alias: string; sql: string } {
	const relation = findRelation(writing.cache, parent, embed);
	const { table } = relation;
	const child = writing.alias();
	const belongs = relation.pairs.map(([from, to]) => `${child}.${quote(to)} = ${columnSql(parent, parentAlias, from)}`);
	const counts = isCount(relation, embed);
	const selection: Selection = {
		...embed.selection,
		...(counts && { items: [] }),
		...(!relation.many && { limit: null, offset: 0 }),
	};
	const parts = selectParts(writing, table, qualified(table), child, selection, belongs);
	const alias = writing.alias();
	const join = embed.inner ? "inner join lateral" : "left join lateral";
	if (!relation.many) {
		return {
			alias,
			sql: `${join} (select row_to_json(e.*) as value from (${selectSql(parts)}) as e) as ${alias} on true`,
		};
	}
	const query = counts
		? `select json_build_array(json_build_object('count', count(*))) as value, count(*) as found from ${parts.from} ${parts.where}`
		: `select coalesce(json_agg(row_to_json(e.*)), '[]') as value, count(*) as found from (${selectSql(parts)}) as e`;
	return { alias, sql: `${join} (${query}) as ${alias} on ${embed.inner ? `${alias}.found > 0` : "true"}` };
}

/** `comments(count)` asks how many there are, unless the table has such a column. */
function isCount({ table, many }: Relation, { selection: { items } }: Embed): boolean {
	const [item] = items;
	return many && items.length === 1 && item?.kind === "column" && item.name === "count" && !table.columns.has("count");
}

function orderSql(order: readonly Order[], table: Table, alias: string): string {
	if (order.length === 0) return "";
	const terms = order.map(({ column, descending, nulls }) => {
		const place = nulls === null ? "" : nulls === "first" ? " nulls first" : " nulls last";
		return `${columnSql(table, alias, column)}${descending ? " desc" : ""}${place}`;
	});
	return `order by ${terms.join(", ")}`;
}

function limitSql({ limit, offset }: Selection, values: Values): string {
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
