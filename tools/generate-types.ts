/**
 * Writes the type `Database` that supabase-js reads, from PostgreSQL's own catalogue.
 * After a change of the migrations: `npx vitest run tools/generate-types -u` rewrites supabase/types.gen.ts.
 * Without `-u` the same test fails when the file is stale.
 */
import type { Pool } from "pg";
import {
	type Column,
	type Func,
	type Relation,
	type Relationship,
	readSchema,
	type TypeName,
} from "./schema-catalogue.ts";

const HEAD = "/** Written by tools/generate-types.ts from the database: never by hand. */\n\n";

const JSON_TYPE = `export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

`;

const NUMBERS = new Set(["int2", "int4", "int8", "float4", "float8", "numeric"]);
const TEXTS = new Set(
	["text", "varchar", "bpchar", "name", "uuid", "citext", "bytea", "inet", "interval"].concat([
		"date",
		"time",
		"timetz",
		"timestamp",
		"timestamptz",
	]),
);

/** The text of supabase/types.gen.ts for the schema `public` of this database. */
export async function renderTypes(pool: Pool): Promise<string> {
	const schema = await readSchema(pool);
	const tables = schema.relations.filter((relation) => !relation.isView);
	const views = schema.relations.filter((relation) => relation.isView);
	const database = {
		public: {
			Tables: mapped(tables, tableType),
			Views: mapped(views, viewType),
			Functions: mapped(schema.functions, functionType),
			Enums: mapped(schema.enums, ({ values }) => values.map((value) => JSON.stringify(value)).join(" | ")),
			CompositeTypes: {},
		},
	};
	const text = `export type Database = ${written(database, 0)};\n`;
	return HEAD + (/\bJson\b/.test(text) ? JSON_TYPE : "") + text;
}

type Shape = string | { [key: string]: Shape };

function mapped<Item extends { name: string }>(items: Item[], type: (item: Item) => Shape): Shape {
	return Object.fromEntries(items.map((item) => [item.name, type(item)]));
}

function tableType(table: Relation): Shape {
	return {
		Row: mapped(table.columns, rowType),
		Insert: fields(table.columns, (column) => column.isNullable || column.hasDefault),
		Update: fields(table.columns, () => true),
		Relationships: relationshipsType(table.relationships),
	};
}

function viewType(view: Relation): Shape {
	return { Row: mapped(view.columns, rowType), Relationships: relationshipsType(view.relationships) };
}

function rowType(column: Column): string {
	return scalar(column.type) + (column.isNullable ? " | null" : "");
}

/** What may be sent; a generated column never. */
function fields(columns: Column[], isOptional: (column: Column) => boolean): Shape {
	return Object.fromEntries(
		columns.map((column) => [
			`${column.name}${isOptional(column) || column.isGenerated ? "?" : ""}`,
			column.isGenerated ? "never" : rowType(column),
		]),
	);
}

function relationshipsType(relationships: Relationship[]): string {
	const lines = relationships.map(
		({ name, columns, isOneToOne, target, targetColumns }) =>
			`{ foreignKeyName: ${JSON.stringify(name)}; columns: ${JSON.stringify(columns)}; isOneToOne: ${isOneToOne}; ` +
			`referencedRelation: ${JSON.stringify(target)}; referencedColumns: ${JSON.stringify(targetColumns)} }`,
	);
	return `[${lines.join(", ")}]`;
}

function functionType({ args, returns, columns, returnsSet }: Func): Shape {
	const row = columns.map(({ name, type }) => `${name}: ${scalar(type)}`).join("; ");
	const one = row ? `{ ${row} }` : returns.name === "void" ? "undefined" : scalar(returns);
	return {
		Args: Object.fromEntries(args.map((arg) => [`${arg.name}${arg.hasDefault ? "?" : ""}`, scalar(arg.type)])),
		Returns: returnsSet ? `(${one})[]` : one,
	};
}

function scalar({ name, isArray, kind }: TypeName): string {
	const one = element(name, kind);
	if (!isArray) return one;
	return one.includes(" ") ? `(${one})[]` : `${one}[]`;
}

function element(name: string, kind: TypeName["kind"]): string {
	if (kind === "enum") return `Database["public"]["Enums"][${JSON.stringify(name)}]`;
	if (kind === "row") return `Database["public"]["Tables"][${JSON.stringify(name)}]["Row"]`;
	if (NUMBERS.has(name)) return "number";
	if (TEXTS.has(name)) return "string";
	if (name === "bool") return "boolean";
	if (name === "json" || name === "jsonb") return "Json";
	return "unknown";
}

function written(shape: Shape, depth: number): string {
	if (typeof shape === "string") return shape;
	const entries = Object.entries(shape);
	if (entries.length === 0) return "{ [_ in never]: never }";
	const indent = "\t".repeat(depth + 1);
	const lines = entries.map(([key, value]) => `${indent}${key}: ${written(value, depth + 1)};\n`);
	return `{\n${lines.join("")}${"\t".repeat(depth)}}`;
}
