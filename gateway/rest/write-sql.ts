import type { Statement } from "../database/batch.ts";
import { collectValues, columnSql, conditionSql, type Values } from "./filter-sql.ts";
import type { RestQuery } from "./parse-request.ts";
import type { Selection } from "./parse-select.ts";
import type { Payload } from "./payload.ts";
import type { Preferences } from "./prefer.ts";
import { findRelation } from "./relations.ts";
import { notOffered, RestError } from "./rest-error.ts";
import { qualified, quote, type SchemaCache, type Table } from "./schema-cache.ts";
import { listSql, rootSource, startWriting } from "./select-sql.ts";

/** Counts, in a transaction, the rows that an upsert found there and updated. */
const FOUND_THERE = "gateway.found_there";

/** Result of a write: nothing, or the written rows with `selection`. */
type Answer = { readonly cache: SchemaCache; readonly table: Table; readonly selection: Selection | null };

export function insertSql(
	answer: Answer,
	payload: Payload,
	query: RestQuery,
	{ resolution, missing }: Preferences,
): Statement {
	const { table } = answer;
	const { conditions, limit, offset } = query.selection;
	if (conditions.length > 0 || limit !== null || offset > 0) throw notOffered("filters and limits on INSERT");
	const values = collectValues();
	const columns = payload.columns.map(quote).join(", ");
	const source =
		payload.columns.length === 0 ? "default values" : `(${columns}) ${rowsSql(table, payload, missing, values)}`;
	const conflict = conflictSql(table, payload, query.onConflict, resolution);
	const write = `insert into ${qualified(table)} as target ${source} ${conflict}`;
	return withAnswer(answer, values, write, resolution === "merge");
}

export function updateSql(answer: Answer, payload: Payload, { selection }: RestQuery): Statement {
	const { table } = answer;
	const values = collectValues();
	const sets = payload.columns.map((column) => `${quote(column)} = given.${quote(column)}`).join(", ");
	const rows = `json_populate_recordset(null::${qualified(table)}, ${values.bind(payload.json)}::json)`;
	const where = whereSql(table, selection, values, "UPDATE");
	return withAnswer(answer, values, `update ${qualified(table)} as target set ${sets} from ${rows} as given ${where}`);
}

export function deleteSql(answer: Answer, { selection }: RestQuery): Statement {
	const values = collectValues();
	const where = whereSql(answer.table, selection, values, "DELETE");
	return withAnswer(answer, values, `delete from ${qualified(answer.table)} as target ${where}`);
}

function rowsSql(table: Table, payload: Payload, missing: Preferences["missing"], values: Values): string {
	const json = `${values.bind(payload.json)}::json`;
	const type = `null::${qualified(table)}`;
	if (missing === "null") {
		const list = payload.columns.map((column) => `given.${quote(column)}`).join(", ");
		return `select ${list} from json_populate_recordset(${type}, ${json}) as given`;
	}
	const list = payload.columns.map((column) => {
		const given = `given.${quote(column)}`;
		const byDefault = table.columns.get(column)?.default;
		return byDefault ? `case when row.body::jsonb ? ${values.bind(column)} then ${given} else ${byDefault} end` : given;
	});
	return `select ${list.join(", ")} from json_array_elements(${json}) as row (body),
		json_populate_record(${type}, row.body) as given`;
}

function conflictSql(
	table: Table,
	payload: Payload,
	onConflict: readonly string[] | null,
	resolution: Preferences["resolution"],
): string {
	if (resolution === null) return "";
	const target = onConflict ?? table.primaryKey;
	if (target.length === 0) return "";
	for (const column of target) columnSql(table, "target", column);
	const sets = payload.columns.map((column) => `${quote(column)} = excluded.${quote(column)}`).join(", ");
	const count = `(coalesce(nullif(current_setting('${FOUND_THERE}', true), ''), '0')::integer + 1)::text`;
	const action =
		resolution === "ignore" || sets === ""
			? "nothing"
			: `update set ${sets} where set_config('${FOUND_THERE}', ${count}, true) is not null`;
	return `on conflict (${target.map(quote).join(", ")}) do ${action}`;
}

function whereSql(table: Table, { conditions, limit, offset }: Selection, values: Values, verb: string): string {
	if (limit !== null || offset > 0) throw notOffered(`a limit on ${verb}`);
	if (conditions.length === 0) throw new RestError(400, "21000", `${verb} requires a WHERE clause`);
	return `where ${conditions.map((condition) => conditionSql(condition, table, "target", values)).join(" and ")}`;
}

/**
 * Adds what the write answers with; its row has the columns of a read (see read-sql), the rows in all being the written
 * ones, and one more: how many of them an upsert found there.
 */
function withAnswer({ cache, table, selection }: Answer, values: Values, write: string, counts = false): Statement {
	if (!selection && !counts) return { text: write, values: values.all };
	const returning = selection
		? neededColumns(cache, table, selection).map((column) => columnSql(table, "target", column))
		: [];
	const writing = startWriting(cache, values);
	const rows = selection && { ...selection, conditions: [], limit: null, offset: 0 };
	const page = rows
		? listSql(writing, rootSource(writing, table, "changed"), rows)
		: "select '[]' as value, 0 as found";
	return {
		text: `with changed as (${write} returning ${returning.join(", ") || "1"})
			select page.value::text, page.found::text, done.rows::text, current_setting('${FOUND_THERE}', true)
			from (${page}) as page, (select count(*) as rows from changed) as done`,
		values: values.all,
	};
}

/** The columns to return: to return others would ask for rights that the request does not need. */
function neededColumns(cache: SchemaCache, table: Table, selection: Selection): string[] {
	if (selection.items.some((item) => item.kind === "all")) return [...table.columns.keys()];
	const needed = selection.items.flatMap((item) => {
		if (item.kind === "column") return [item.name];
		return item.kind === "embed" ? findRelation(cache, table, item).pairs.map(([from]) => from) : [];
	});
	return [...new Set([...needed, ...selection.order.map((order) => order.column)])];
}
