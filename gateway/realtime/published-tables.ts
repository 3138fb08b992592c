import type { Pool } from "pg";
import type { Role } from "../database/run-as.ts";
import publishedTables from "./published-tables.sql?raw";

export type Column = {
	readonly name: string;
	/** As pg_type names it: the client converts values by it. */
	readonly type: string;
	/** The type's full name, for a cast. */
	readonly cast: string;
	/** The type's name, or `enum`. */
	readonly kind: string;
	/** False for a column that the publication leaves out. */
	readonly published: boolean;
	/** True when its text form reads back as the value: no array, no JSON. */
	readonly scalar: boolean;
	/** True when a select policy reads it. */
	readonly policed: boolean;
	/** The roles that have the privilege to read it. */
	readonly readers: readonly Role[];
};

/** A table whose changes are published: it is in the publication supabase_realtime and has a primary key. */
export type PublishedTable = {
	/** Its oid. */
	readonly id: number;
	readonly schema: string;
	readonly name: string;
	readonly key: readonly string[];
	readonly columns: readonly Column[];
	/** By role, its select policies, as SQL; null for nothing. A role not named sees all. */
	readonly policies: Readonly<Partial<Record<Role, string | null>>>;
	/** The arguments of its notify trigger, in hex; null without one. */
	readonly triggered: string | null;
};

/** Kinds whose text has one form per value, so that equal texts are equal values. */
const COMPARABLE = new Set(["uuid", "int2", "int4", "int8", "bool", "enum"]);

export async function readPublishedTables(pool: Pool): Promise<PublishedTable[]> {
	const { rows } = await pool.query<{ published: PublishedTable }>(publishedTables);
	return rows.map(({ published }) => published).filter(({ key }) => key.length > 0);
}

/** The columns a notification carries beside the key: those that filters compare most, and those policies go by. */
export function carriedColumns(table: PublishedTable): string[] {
	return table.columns
		.filter(({ kind, scalar, policed }) => COMPARABLE.has(kind) || (policed && scalar))
		.map(({ name }) => name);
}

/** True when a filter for equality on the column can be decided from a notification. */
export function isComparable({ kind }: Column): boolean {
	return COMPARABLE.has(kind);
}

/** True when the role may read the whole key: without it no row can be checked. */
export function isReadable({ key, columns }: PublishedTable, role: Role): boolean {
	return key.every((name) => columns.some((column) => column.name === name && column.readers.includes(role)));
}

/** What the role is sent of a row. */
export function sentColumns({ columns }: PublishedTable, role: Role): Column[] {
	return columns.filter(({ published, readers }) => published && readers.includes(role));
}
