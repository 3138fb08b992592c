import { RestError } from "./rest-error.ts";
import type { Table } from "./schema-cache.ts";

/** Rows of one list that a request gets at most; as on a hosted project. */
export const ROWS_MAXIMUM = 1000;

/**
 * Rows of an answer, those of embedded lists with them, and bytes of its JSON. The database process that builds an answer
 * needs up to fifteen times its bytes.
 */
const ANSWER_ROWS = 20_000;
const ANSWER_BYTES = 4 * 1024 * 1024;

/** Embedded resources under each other, and in one request. */
const EMBED_DEPTH = 4;
const EMBEDS = 16;

/** Rows of one body, and how deep its JSON may be nested. */
const BODY_ROWS = 1000;

/** The value in the cast error (22P02) raised where a response exceeds its limit. */
const TOO_MANY_BYTES = "gateway: answer too large";
const TOO_MANY_ROWS = "gateway: too many rows";

/**
 * The SQL condition that ends a statement as soon as its list has outgrown the limits; `rows` and `bytes` are SQL for
 * what the list holds so far. The cast takes the row's own numbers, or the planner would evaluate it.
 */
export function withinLimitsSql(rows: string, bytes: string): string {
	return `(case when ${bytes} > ${ANSWER_BYTES} then '${TOO_MANY_BYTES}' when ${rows} > ${ANSWER_ROWS} then '${TOO_MANY_ROWS}' else '1' end)::integer = 1`;
}

/** The refusal that an error of `withinLimitsSql` means; null for any other error. */
export function limitRefusal(code: string, message: string): RestError | null {
	if (code !== "22P02") return null;
	const hint = "Ask for fewer rows, columns or embedded resources at a time.";
	if (message.includes(TOO_MANY_BYTES)) {
		return new RestError(413, "GW_ANSWER_BYTES", "The answer is too large", `At most ${ANSWER_BYTES} bytes`, hint);
	}
	if (message.includes(TOO_MANY_ROWS)) {
		return new RestError(413, "GW_ANSWER_ROWS", "The answer has too many rows", `At most ${ANSWER_ROWS} rows`, hint);
	}
	return null;
}

/**
 * Refuses an embed that is nested too deep, one too many, or whose table is on the path from the request's own table
 * already: only such paths multiply rows. One step from a table to itself is allowed.
 */
export function requireEmbeddable(path: readonly Table[], table: Table, embeds: number): void {
	if (path.length > EMBED_DEPTH || embeds > EMBEDS) {
		const details = `At most ${EMBED_DEPTH} levels and ${EMBEDS} embedded resources`;
		throw new RestError(400, "GW_EMBED_LIMIT", "Too many embedded resources", details);
	}
	const before = path.filter((each) => each === table).length;
	if (before === 0 || (before === 1 && path.at(-1) === table)) return;
	const names = [...path, table].map(({ name }) => name).join(" > ");
	throw new RestError(400, "GW_EMBED_CYCLE", `'${table.name}' is embedded in itself`, names);
}

export function requireBodyRows(rows: number): void {
	if (rows > BODY_ROWS) {
		throw new RestError(413, "GW_BODY_ROWS", "The body has too many rows", `At most ${BODY_ROWS} rows`);
	}
}
