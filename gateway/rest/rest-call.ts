import type { Outcome } from "../database/batch.ts";
import type { Actor } from "../database/run-as.ts";
import type { Preferences } from "./prefer.ts";
import { RestError } from "./rest-error.ts";

/** A request to the REST endpoints, read. */
export type RestCall = {
	readonly actor: Actor;
	readonly method: "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";
	readonly schema: string;
	/** The table's or function's name, not yet looked up. */
	readonly name: string;
	readonly parameters: URLSearchParams;
	readonly body: string;
	/** A single object is requested: exactly one row must match. */
	readonly object: boolean;
	readonly prefer: Preferences;
	readonly range: string | undefined;
};

export type RestAnswer = {
	readonly status: number;
	readonly headers: Record<string, string>;
	/** JSON, or null for no body. */
	readonly body: string | null;
};

/** A statement's one row (see read-sql and, for `foundThere`, write-sql). */
export type Page = {
	readonly json: string;
	readonly rows: number;
	readonly total: number | null;
	readonly foundThere: number;
};

export function pageOf(outcome: Outcome): Page {
	const [json, rows, total, foundThere] = outcome.rows[0] ?? [];
	return {
		json: json ?? "null",
		rows: Number(rows ?? 0),
		total: total == null ? null : Number(total),
		foundThere: Number(foundThere ?? 0),
	};
}

/** Refuses anything but one row when a single object is requested. */
export function requireOneRow({ rows }: Page): void {
	if (rows === 1) return;
	throw new RestError(
		406,
		"PGRST116",
		"Cannot coerce the result to a single JSON object",
		`The result contains ${rows} rows`,
	);
}

/** The object in a JSON list of one. */
export function onlyElement(json: string): string {
	return json.slice(1, -1);
}
