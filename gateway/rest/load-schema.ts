import type { Pool } from "pg";
import { rollBack, withClient } from "../database/with-client.ts";
import catalog from "./catalog.sql?raw";
import type { Argument, Callable, Column, ForeignKey, SchemaCache, Table } from "./schema-cache.ts";

type TableRow = { oid: number; schema: string; name: string; columns: Column[]; primaryKey: string[] };
type ForeignKeyRow = Omit<ForeignKey, "from" | "to"> & { from: number; to: number };
type FunctionRow = {
	schema: string;
	name: string;
	returnsSet: boolean;
	returnsNothing: boolean;
	table: number | null;
	names: string[];
	modes: string[] | null;
	types: string[];
	defaults: number;
};
type CatalogRow = { tables: TableRow[]; foreign_keys: ForeignKeyRow[]; functions: FunctionRow[] };

/** Reads the exposed schemas from pg_catalog. An empty search path makes the database write all type names in full. */
export async function loadSchema(pool: Pool, schemas: readonly string[]): Promise<SchemaCache> {
	return withClient(pool, async (client) => {
		await client.query("begin read only; set local search_path = ''");
		try {
			const { rows } = await client.query<CatalogRow>(catalog, [schemas]);
			return schemaCache(schemas, rows[0] ?? { tables: [], foreign_keys: [], functions: [] });
		} finally {
			await rollBack(client);
		}
	});
}

function schemaCache(schemas: readonly string[], row: CatalogRow): SchemaCache {
	const byOid = new Map(row.tables.map((table) => [table.oid, toTable(table)]));
	const byName = new Map([...byOid.values()].map((table) => [key(table.schema, table.name), table]));
	const foreignKeys = new Map<Table, ForeignKey[]>();
	for (const { from, to, ...rest } of row.foreign_keys) {
		const tables = { from: byOid.get(from), to: byOid.get(to) };
		if (!tables.from || !tables.to) continue;
		const foreignKey = { ...rest, from: tables.from, to: tables.to };
		for (const table of new Set([tables.from, tables.to])) {
			foreignKeys.set(table, [...(foreignKeys.get(table) ?? []), foreignKey]);
		}
	}
	const functions = new Map<string, Callable[]>();
	for (const each of row.functions) {
		const name = key(each.schema, each.name);
		functions.set(name, [...(functions.get(name) ?? []), toCallable(each, byOid)]);
	}
	return {
		schemas,
		findTable: (schema, name) => byName.get(key(schema, name)),
		findFunctions: (schema, name) => functions.get(key(schema, name)) ?? [],
		foreignKeysOf: (table) => foreignKeys.get(table) ?? [],
	};
}

function key(schema: string, name: string): string {
	return JSON.stringify([schema, name]);
}

function toTable({ schema, name, columns, primaryKey }: TableRow): Table {
	return { schema, name, primaryKey, columns: new Map(columns.map((column) => [column.name, column])) };
}

/** Modes: i in, o out, b both, t a column of the table it returns. Without modes all are in. */
function toCallable(row: FunctionRow, tables: ReadonlyMap<number, Table>): Callable {
	const given = row.types.map((type, index) => ({
		type,
		name: row.names[index] ?? "",
		mode: row.modes?.[index] ?? "i",
	}));
	const inputs = given.filter(({ mode }) => mode === "i" || mode === "b");
	const outputs = given.filter(({ mode }) => mode !== "i");
	const { schema, name, returnsSet, returnsNothing } = row;
	const rows =
		(row.table === null ? undefined : tables.get(row.table)) ??
		(outputs.length > 1 || outputs[0]?.mode === "t" ? rowsOf(row, outputs) : null);
	return {
		schema,
		name,
		returnsSet,
		returnsNothing,
		rows,
		arguments: inputs.map(
			(input, index): Argument => ({
				name: input.name,
				type: input.type,
				required: index < inputs.length - row.defaults,
			}),
		),
	};
}

function rowsOf({ schema, name }: FunctionRow, outputs: readonly { name: string }[]): Table {
	const columns = outputs.map((output): Column => ({ name: output.name, default: null }));
	return { schema, name, primaryKey: [], columns: new Map(columns.map((column) => [column.name, column])) };
}
