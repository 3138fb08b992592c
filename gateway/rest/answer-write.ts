import type { Statement } from "../database/batch.ts";
import type { RunAs } from "../database/run-as.ts";
import { parseRequest, type RestQuery } from "./parse-request.ts";
import { readPayload } from "./payload.ts";
import { onlyElement, pageOf, type RestAnswer, type RestCall, requireOneRow } from "./rest-call.ts";
import type { SchemaCache, Table } from "./schema-cache.ts";
import { requireTable } from "./select-sql.ts";
import { deleteSql, insertSql, updateSql } from "./write-sql.ts";

/** POST, PATCH and DELETE of a table. */
export async function answerWrite(call: RestCall, cache: SchemaCache, runAs: RunAs): Promise<RestAnswer> {
	const table = requireTable(cache, call.schema, call.name);
	const query = parseRequest(call.parameters, undefined);
	const { representation, count } = call.prefer;
	const statement = writeSql(call, cache, table, query);
	if (!statement) return writeAnswer(call, 0, representation ? "[]" : null);

	const accept = call.object && representation;
	const outcome = await runAs(
		call.actor,
		statement,
		accept ? { accept: (given) => requireOneRow(pageOf(given)) } : undefined,
	);
	if (!representation) return writeAnswer(call, count ? outcome.affected : null, null);
	const page = pageOf(outcome);
	return writeAnswer(call, count ? page.total : null, call.object ? onlyElement(page.json) : page.json);
}

/** The statement of the write; null where there is nothing to write. */
function writeSql(call: RestCall, cache: SchemaCache, table: Table, query: RestQuery): Statement | null {
	const answer = { cache, table, selection: call.prefer.representation ? query.selection : null };
	if (call.method === "DELETE") return deleteSql(answer, query);
	const payload = readPayload(call.body, query.columns, table);
	if (call.method === "POST") return payload.rows === 0 ? null : insertSql(answer, payload, query, call.prefer);
	return payload.columns.length === 0 ? null : updateSql(answer, payload, query);
}

function writeAnswer({ method }: RestCall, count: number | null, body: string | null): RestAnswer {
	const done = body === null ? 204 : 200;
	return {
		status: method === "POST" ? 201 : done,
		headers: { "content-range": `*/${count ?? "*"}` },
		body,
	};
}
