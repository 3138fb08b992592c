import type { Statement } from "../database/batch.ts";
import { collectValues, columnSql, conditionSql, type Values } from "./filter-sql.ts";
import type { RestQuery } from "./parse-request.ts";
import type { Selection } from "./parse-select.ts";
import type { Payload } from "./payload.ts";
import type { Preferences } from "./prefer.ts";
import { findRelation } from "./relations.ts";
import { RestError } from "./rest-error.ts";
import { qualified, quote, type SchemaCache, type Table } from "./schema-cache.ts";
import { selectParts, selectSql, startWriting } from "./select-sql.ts";

/** What a write answers with: nothing, or the written rows as `selection` says. */
type Answer = { readonly cache: SchemaCache; readonly table: Table; readonly selection: Selection | null };

export function insertSql(
	answer: Answer,
	payload: Payload,
	query: RestQuery,
	{ resolution, missing }: Preferences,
): Statement {
	const { table } = answer;
	const values = collectValues();
	const columns = payload.columns.map(quote).join(", ");
	const source =
		payload.columns.length === 0 ? "default values" : `(${columns}) ${rowsSql(table, payload, missing, values)}`;
	const conflict = conflictSql(table, payload, query.onConflict, resolution);
	return withAnswer(answer, values, `insert into ${qualified(table)} as target ${source} ${conflict}`);
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
	const action = resolution === "ignore" || sets === "" ? "nothing" : `update set ${sets}`;
	return `on conflict (${target.map(quote).join(", ")}) do ${action}`;
}

function whereSql(table: Table, { conditions }: Selection, values: Values, verb: string): string {
	if (conditions.length === 0) throw new RestError(400, "21000", `${verb} requires a WHERE clause`);
	return `where ${conditions.map((condition) => conditionSql(condition, table, "target", values)).join(" and ")}`;
}

/** Adds what the write answers with; its row has the columns of a read (see read-sql). */
function withAnswer({ cache, table, selection }: Answer, values: Values, write: string): Statement {
	if (!selection) return { text: write, values: values.all };
	const returning = neededColumns(cache, table, selection).map((column) => columnSql(table, "target", column));
	const writing = startWriting(cache, values);
	const rows: Selection = { ...selection, conditions: [], limit: null, offset: 0 };
	const page = selectSql(selectParts(writing, table, "changed", writing.alias(), rows));
	return {
		text: `with changed as (${write} returning ${returning.join(", ")})
			select coalesce(json_agg(row_to_json(page.*)), '[]')::text, count(*)::text, (select count(*) from changed)::text
			from (${page}) as page`,
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
