import type { Outcome, Statement } from "../database/batch.ts";
import type { RunAs } from "../database/run-as.ts";
import { parseRequest, type RestQuery } from "./parse-request.ts";
import { readPayload } from "./payload.ts";
import { requireMaxAffected } from "./prefer.ts";
import { onlyElement, pageOf, type RestAnswer, type RestCall, requireOneRow } from "./rest-call.ts";
import type { SchemaCache, Table } from "./schema-cache.ts";
import { requireTable } from "./select-sql.ts";
import { deleteSql, insertSql, updateSql } from "./write-sql.ts";

/** POST, PATCH and DELETE of a table. */
export async function answerWrite(call: RestCall, cache: SchemaCache, runAs: RunAs): Promise<RestAnswer> {
	const table = requireTable(cache, call.schema, call.name);
	const query = parseRequest(call.parameters, undefined);
	const { representation, maxAffected, rollBack } = call.prefer;
	const statement = writeSql(call, cache, table, query);
	if (!statement) return writeAnswer(call, NOTHING_WRITTEN, representation ? "[]" : null);

	const accept = (outcome: Outcome) => {
		requireMaxAffected(call.prefer, writtenOf(call, outcome).rows);
		if (call.object && representation) requireOneRow(pageOf(outcome));
	};
	const needsCheck = maxAffected !== null || (call.object && representation);
	const outcome = await runAs(call.actor, statement, { rollBack, ...(needsCheck && { accept }) });
	const written = writtenOf(call, outcome);
	if (!representation) return writeAnswer(call, written, null);
	const { json } = pageOf(outcome);
	return writeAnswer(call, written, call.object ? onlyElement(json) : json);
}

/** Rows that were written, those among them that were there before, and whether the response includes the count. */
type Written = { readonly rows: number; readonly foundThere: number; readonly counted: boolean };

const NOTHING_WRITTEN: Written = { rows: 0, foundThere: 0, counted: true };

function writtenOf({ prefer }: RestCall, outcome: Outcome): Written {
	const { total, foundThere } = pageOf(outcome);
	return { rows: outcome.rows.length > 0 ? (total ?? 0) : outcome.affected, foundThere, counted: prefer.count };
}

/** The statement of the write; null where there is nothing to write. */
function writeSql(call: RestCall, cache: SchemaCache, table: Table, query: RestQuery): Statement | null {
	const answer = { cache, table, selection: call.prefer.representation ? query.selection : null };
	if (call.method === "DELETE") return deleteSql(answer, query);
	const payload = readPayload(call.body, query.columns, table);
	if (call.method === "POST") return payload.rows === 0 ? null : insertSql(answer, payload, query, call.prefer);
	return payload.columns.length === 0 ? null : updateSql(answer, payload, query);
}

/** 201 where a POST made a row: an upsert that only found rows made none. */
function writeAnswer({ method, prefer }: RestCall, written: Written, body: string | null): RestAnswer {
	const made = method === "POST" && (prefer.resolution === null || written.rows > written.foundThere);
	const done = method === "POST" || body !== null ? 200 : 204;
	return {
		status: made ? 201 : done,
		headers: { "content-range": `*/${written.counted ? written.rows : "*"}` },
		body,
	};
}
