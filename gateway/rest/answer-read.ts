import type { RunAs } from "../database/run-as.ts";
import { parseRequest } from "./parse-request.ts";
import { readSql } from "./read-sql.ts";
import { onlyElement, type Page, pageOf, type RestAnswer, type RestCall, requireOneRow } from "./rest-call.ts";
import { RestError } from "./rest-error.ts";
import type { SchemaCache } from "./schema-cache.ts";
import { requireTable } from "./select-sql.ts";

/** GET and HEAD of a table. */
export async function answerRead(call: RestCall, cache: SchemaCache, runAs: RunAs): Promise<RestAnswer> {
	const table = requireTable(cache, call.schema, call.name);
	const { selection } = parseRequest(call.parameters, call.range);
	const wanted = { count: call.prefer.count, body: call.method === "GET" };
	const statement = readSql(cache, table, selection, wanted);
	const page = pageOf(await runAs(call.actor, statement, { readOnly: true }));
	return pageAnswer(page, call, selection.offset);
}

/** A page of rows as PostgREST answers it: 206 where more rows match than are sent. */
export function pageAnswer(page: Page, { object, method }: RestCall, offset: number): RestAnswer {
	const { json, rows, total } = page;
	if (object) requireOneRow(page);
	if (total !== null && offset > total) {
		throw new RestError(416, "PGRST103", "Requested range not satisfiable", `An offset of ${offset} was requested`);
	}
	const range = rows > 0 ? `${offset}-${offset + rows - 1}` : "*";
	return {
		status: total !== null && rows < total ? 206 : 200,
		headers: { "content-range": `${range}/${total ?? "*"}` },
		body: method === "HEAD" ? null : object ? onlyElement(json) : json,
	};
}
