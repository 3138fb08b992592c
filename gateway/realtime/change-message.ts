import type { Role } from "../database/run-as.ts";
import type { Change } from "./change.ts";
import { type PublishedTable, sentColumns } from "./published-tables.ts";

/** Longest row a message carries; a longer one is reduced to its key, and flagged. */
const ROW_MAXIMUM = 1024 * 1024;

/**
 * The `data` of a postgres_changes message, as JSON. `row` is the changed row as JSON; a deleted one has only the
 * key.
 */
export function changeData(change: Change, table: PublishedTable, role: Role, row: string): string {
	const { type, at, key, oldKey = key } = change;
	const columns = sentColumns(table, role).map(({ name, type }) => ({ name, type }));
	const tooLong = row.length > ROW_MAXIMUM;
	const parts = [
		`"schema":${JSON.stringify(table.schema)},"table":${JSON.stringify(table.name)}`,
		`"commit_timestamp":${JSON.stringify(new Date(at).toISOString())},"type":"${type}"`,
		`"columns":${JSON.stringify(columns)}`,
		`"errors":${tooLong ? '["Error 413: Payload Too Large"]' : "null"}`,
	];
	if (type !== "DELETE") parts.push(`"record":${tooLong ? JSON.stringify(key) : row}`);
	if (type !== "INSERT") parts.push(`"old_record":${JSON.stringify(oldKey)}`);
	return `{${parts.join(",")}}`;
}
