import type { Statement } from "../database/batch.ts";
import { collectValues } from "./filter-sql.ts";
import type { Selection } from "./parse-select.ts";
import type { SchemaCache, Table } from "./schema-cache.ts";
import { countSql, listSql, rootSource, type Source, startWriting, type Writing } from "./select-sql.ts";

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
	return { text: pageSql(writing, rootSource(writing, table), selection, wanted), values: values.all };
}

/** A query of a selection that answers in one row. */
export function pageSql(writing: Writing, source: Source, selection: Selection, { count, body }: Wanted): string {
	const page = body
		? listSql(writing, source, selection)
		: `select '[]' as value, (${countSql(writing, source, selection, true)}) as found`;
	const total = count ? `(${countSql(writing, source, selection, false)})::text` : "null";
	return `select page.value::text, page.found::text, ${total} from (${page}) as page`;
}
