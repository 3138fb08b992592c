import { requireBodyRows } from "./limits.ts";
import { RestError } from "./rest-error.ts";
import type { Table } from "./schema-cache.ts";

/** The rows of a request's body. `json` is what was sent, always a list, read by the database itself. */
export type Payload = { readonly json: string; readonly rows: number; readonly columns: readonly string[] };

/**
 * Reads the body of a write: an object, or a list of objects with the same keys.
 * @param named the keys to write (`columns=`); others are then left out
 */
export function readPayload(text: string, named: readonly string[] | null, table: Table): Payload {
	const body = parseJson(text);
	const rows: unknown[] = Array.isArray(body) ? body : [body];
	requireBodyRows(rows.length);
	const keys = named ?? commonKeys(rows);
	if (!rows.every(isRow)) throw new RestError(400, "PGRST102", "Empty or invalid json");
	for (const column of keys) {
		if (!table.columns.has(column)) {
			throw new RestError(
				400,
				"PGRST204",
				`Could not find the '${column}' column of '${table.name}' in the schema cache`,
			);
		}
	}
	if (keys.length === 0 && rows.length > 1) throw new RestError(400, "PGRST102", "Rows of a list need keys");
	return { json: Array.isArray(body) ? text : `[${text}]`, rows: rows.length, columns: [...new Set(keys)] };
}

export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new RestError(400, "PGRST102", "Empty or invalid json");
	}
}

export function isRow(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function commonKeys(rows: readonly unknown[]): string[] {
	const [first = {}, ...others] = rows;
	const keys = isRow(first) ? Object.keys(first) : [];
	const expected = new Set(keys);
	for (const row of others) {
		const own = isRow(row) ? Object.keys(row) : [];
		if (own.length !== keys.length || !own.every((key) => expected.has(key))) {
			throw new RestError(400, "PGRST102", "All object keys must match");
		}
	}
	return keys;
}
