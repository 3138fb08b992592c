import type { Pool } from "pg";
import { rollBack, withClient } from "../database/with-client.ts";
import catalog from "./catalog.sql?raw";
import type { Argument, Callable, Column, ForeignKey, SchemaCache, Table } from "./schema-cache.ts";
import { type Origin, viewOrigins } from "./view-origins.ts";

type TableRow = {
	oid: number;
	schema: string;
	name: string;
	columns: (Column & { number: number })[];
	primaryKey: string[];
	/** The tree of its query; null for a table. */
	view: string | null;
};
/** Tables and columns by their numbers. */
type ForeignKeyRow = {
	name: string;
	from: number;
	columns: number[];
	to: number;
	toColumns: number[];
	unique: boolean;
};
type FunctionRow = {
	schema: string;
	name: string;
	returnsSet: boolean;
	returnsNothing: boolean;
	table: number | null;
	names: string[];
	modes: string[] | null;
	types: string[];
	rowTypes: (string | null)[];
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
	for (const foreignKey of foreignKeysOf(row, byOid)) {
		for (const table of new Set([foreignKey.from, foreignKey.to])) {
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

/** Each foreign key between every two that show its columns: the tables themselves, and the views over them. */
function foreignKeysOf(row: CatalogRow, byOid: ReadonlyMap<number, Table>): ForeignKey[] {
	const shown = columnsShown(row.tables);
	const showing = (table: number, numbers: readonly number[]) =>
		[...byOid].flatMap(([oid, each]) => {
			const columns = numbers.map((number) => shown.get(oid)?.get(`${table} ${number}`));
			return columns.every((column) => column !== undefined) ? [{ table: each, columns }] : [];
		});
	return row.foreign_keys.flatMap(({ name, unique, ...numbers }) =>
		showing(numbers.from, numbers.columns).flatMap((from) =>
			showing(numbers.to, numbers.toColumns).map((to) => ({
				name,
				unique,
				from: from.table,
				columns: from.columns,
				to: to.table,
				toColumns: to.columns,
			})),
		),
	);
}

/** For each table the names of its columns by "table column", the numbers of their source columns. */
function columnsShown(tables: readonly TableRow[]): Map<number, Map<string, string>> {
	const views = new Map(tables.flatMap(({ oid, view }) => (view === null ? [] : [[oid, viewOrigins(view)] as const])));
	/** Down to the table, through views over views. */
	const originOf = (origin: Origin): Origin => {
		const next = views.get(origin.table)?.get(origin.column);
		return next ? originOf(next) : origin;
	};
	return new Map(
		tables.map(({ oid, columns }) => {
			const shown = new Map<string, string>();
			for (const { number, name } of columns) {
				const { table, column } = originOf({ table: oid, column: number });
				if (!shown.has(`${table} ${column}`)) shown.set(`${table} ${column}`, name);
			}
			return [oid, shown] as const;
		}),
	);
}

function key(schema: string, name: string): string {
	return JSON.stringify([schema, name]);
}

function toTable({ schema, name, columns, primaryKey, view }: TableRow): Table {
	const isView = view !== null;
	return { schema, name, primaryKey, isView, columns: new Map(columns.map((column) => [column.name, column])) };
}

/** Modes: i in, o out, b both, t a column of the table it returns. Without modes all are in. */
function toCallable(row: FunctionRow, tables: ReadonlyMap<number, Table>): Callable {
	const given = row.types.map((type, index) => ({
		type,
		row: row.rowTypes[index] ?? null,
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
				row: input.row,
				required: index < inputs.length - row.defaults,
			}),
		),
	};
}

function rowsOf({ schema, name }: FunctionRow, outputs: readonly { name: string }[]): Table {
	const columns = outputs.map((output): Column => ({ name: output.name, default: null }));
	return {
		schema,
		name,
		primaryKey: [],
		isView: false,
		columns: new Map(columns.map((column) => [column.name, column])),
	};
}
