import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Description, describeDatabase } from "./describe-database.ts";
import { type TestDatabase, testDatabase } from "./tests/harness.ts";

// The files of supabase/schemas make, in the order of config.toml, what the migrations make.
const CONFIG = readFileSync("supabase/config.toml", "utf8");
const FILES = [...(/^schema_paths = \[([^\]]*)\]/m.exec(CONFIG)?.[1] ?? "").matchAll(/"\.\/schemas\/(.+)"/g)].map(
	([, file = ""]) => file,
);
/** Roles, auth and storage, as a hosted project has them, too. */
const GATEWAY = readdirSync("gateway/schema")
	.filter((file) => file.endsWith(".sql"))
	.sort();

let migrated: TestDatabase;
let pool: pg.Pool;
let fromMigrations: Description;
let beforeSchemas: Description;
let fromSchemas: Description;
const NAME = `schemas_${randomUUID().slice(0, 8)}`;

beforeAll(async () => {
	migrated = await testDatabase();
	await migrated.pool.query(`create database ${NAME}`);
	const url = new URL(migrated.url);
	url.pathname = `/${NAME}`;
	pool = new pg.Pool({ connectionString: url.href, max: 1 });
	await pool.query("create schema gateway");
	for (const file of GATEWAY) await pool.query(readFileSync(`gateway/schema/${file}`, "utf8"));
	beforeSchemas = await describeDatabase(pool);
	for (const file of FILES) await pool.query(textOf(file));
	[fromMigrations, fromSchemas] = await Promise.all([describeDatabase(migrated.pool), describeDatabase(pool)]);
});

afterAll(async () => {
	await pool.end();
	await migrated.pool.query(`drop database ${NAME}`);
	await migrated.drop();
});

function textOf(file: string): string {
	return readFileSync(`supabase/schemas/${file}`, "utf8");
}

/** What makes something; of a trigger and a policy also on which table, of a function not the arguments. */
const MADE =
	/^create (?:unique |constraint )?(table|view|type|sequence|index|trigger|policy|function) ("[^"]+"|[\w.]+)(?:[^;]*?\son ([\w.]+))?/gm;

function madeIn(sql: string): string[] {
	return [...sql.matchAll(MADE)].map(([, kind = "", name = "", table = ""]) =>
		kind === "trigger" || kind === "policy" ? `${kind} ${name} on ${table}` : `${kind} ${name}`,
	);
}

test("the config names every file of the folder once", () => {
	expect([...FILES].sort()).toEqual(
		readdirSync("supabase/schemas")
			.filter((file) => file.endsWith(".sql"))
			.sort(),
	);
});

test("the schemas make what the migrations make", () => {
	const names = [...new Set([...Object.keys(fromMigrations), ...Object.keys(fromSchemas)])].sort();
	const differing = names.filter((name) => fromMigrations[name] !== fromSchemas[name]);
	const only = (description: Description) => Object.fromEntries(differing.map((name) => [name, description[name]]));
	expect(only(fromSchemas)).toEqual(only(fromMigrations));
});

test("both hold what the product is made of", () => {
	const counted = (kind: string) => Object.keys(fromMigrations).filter((name) => name.startsWith(`${kind} `)).length;
	expect(counted("table")).toBeGreaterThan(50);
	expect(counted("function")).toBeGreaterThan(220);
	expect(counted("policy")).toBeGreaterThan(100);
	expect(fromMigrations["rows of storage.buckets"]).toContain("forum-images");
});

test("each table, function, trigger, policy and index is written once, and by its name", () => {
	const written = FILES.flatMap((file) => madeIn(textOf(file)));
	expect(written.sort()).toEqual([...new Set(written)].sort());
	// Indexes and sequences also come with a constraint or an identity.
	const kinds = /^(?:table|view|function|trigger|policy) /;
	const made = Object.keys(fromSchemas).filter((name) => kinds.test(name) && !(name in beforeSchemas));
	expect(written.filter((name) => kinds.test(name))).toEqual(
		made.map((name) => name.replace(/^(function [^(]+)\(.*/, "$1")).sort(),
	);
});

test("nothing is made first and changed later", () => {
	const changes =
		/^\s*(?:create or replace|drop |alter (?:policy|function|index|type|view|trigger)|.*\b(?:add|alter|drop) column\b)/;
	const found = FILES.flatMap((file) =>
		textOf(file)
			.split("\n")
			.filter((line) => changes.test(line)),
	);
	expect(found).toEqual([]);
});
