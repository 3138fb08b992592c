import type { Statement } from "../database/batch.ts";
import { collectValues } from "./filter-sql.ts";
import type { Selection } from "./parse-select.ts";
import { qualified, type SchemaCache, type Table } from "./schema-cache.ts";
import { type SelectParts, selectParts, selectSql, startWriting } from "./select-sql.ts";

export type Wanted = {
	/** Also the number of all matching rows, the limit left aside. */
	readonly count: boolean;
	/** False for HEAD: the rows are counted, not sent. */
	readonly body: boolean;
};

/** The statement of a GET or HEAD. Its one row: the JSON array, the rows in it, the rows in all (or null). */
export function readSql(cache: SchemaCache, table: Table, selection: Selection, wanted: Wanted): Statement {
	const values = collectValues();
	const writing = startWriting(cache, values);
	const parts = selectParts(writing, table, qualified(table), writing.alias(), selection);
	return { text: pageSql(parts, wanted), values: values.all };
}

/** Wraps a SELECT so that it answers in one row. */
export function pageSql(parts: SelectParts, { count, body }: Wanted): string {
	const json = body ? "coalesce(json_agg(row_to_json(page.*)), '[]')::text" : "'[]'";
	const total = count ? `(select count(*) from ${parts.from} ${parts.where})::text` : "null";
	return `select ${json}, count(*)::text, ${total} from (${selectSql(parts)}) as page`;
}
