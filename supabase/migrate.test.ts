import { afterAll, beforeAll, expect, test } from "vitest";
import { MIGRATIONS, type Migration, migrateDatabase } from "./migrate.ts";
import { type TestDatabase, testDatabase } from "./tests/harness.ts";
import { rolledBack, signUp } from "./tests/world.ts";

let database: TestDatabase;

beforeAll(async () => {
	database = await testDatabase();
});

afterAll(() => database.drop());

const one: Migration = { version: "29990101000000", name: "add_one", sql: "create table one ()" };
const two: Migration = { version: "29990101000001", name: "add_two", sql: "create table two ()" };

async function exists(table: string): Promise<boolean> {
	const { rows } = await database.pool.query<{ exists: boolean }>("select to_regclass($1) is not null as exists", [
		table,
	]);
	return rows[0]?.exists === true;
}

test("a migration is applied once, and noted under its version and name", async () => {
	expect(await migrateDatabase(database.pool, [...MIGRATIONS, one])).toEqual([one.version]);
	expect(await migrateDatabase(database.pool, [...MIGRATIONS, one])).toEqual([]);
	const { rows } = await database.pool.query(
		"select version, name from supabase_migrations.schema_migrations where version > '2999'",
	);
	expect(rows).toEqual([{ version: one.version, name: one.name }]);
});

test("a migration that fails leaves nothing of itself, names itself, and stops those after it", async () => {
	const broken = { version: "29990101000002", name: "break", sql: "create table half (); select 1/0" };
	const after = { version: "29990101000003", name: "add_after", sql: "create table after ()" };
	await expect(migrateDatabase(database.pool, [two, broken, after])).rejects.toThrow(
		"Migration 29990101000002_break failed: division by zero",
	);
	expect([await exists("two"), await exists("half"), await exists("after")]).toEqual([true, false, false]);
});

test("two servers that start at once apply each migration once", async () => {
	const three = { version: "29990101000004", name: "add_three", sql: "create table three ()" };
	const applied = await Promise.all([1, 2].map(() => migrateDatabase(database.pool, [three])));
	expect(applied.flat()).toEqual([three.version]);
});

test("versions are in order and differ", () => {
	const versions = MIGRATIONS.map((migration) => migration.version);
	expect(versions).toEqual([...new Set(versions)].sort());
	expect(versions.length).toBeGreaterThan(0);
});

test("names that were saved before are shown without the signs that nobody sees, and never empty", async () => {
	const names = ["\u200b\u200b", "\u202eAsha\u200b Mushi", "\u3164A", "Juma", "J"];
	const shown = MIGRATIONS.find(({ name }) => name === "show_every_sign_of_a_name");
	await rolledBack(database.pool, async (db) => {
		const ids: string[] = [];
		for (const name of names) ids.push(await signUp(db, { name }));
		await db.query("alter table profiles disable trigger keep_name");
		await db.query(
			"update profiles p set name = old.name from unnest($1::uuid[], $2::text[]) old (id, name) where p.id = old.id",
			[ids, names],
		);
		await db.query("alter table profiles enable trigger keep_name");
		await db.query(shown?.sql ?? "");
		const { rows } = await db.query<{ name: string; display_name: string }>(
			"select p.name, o.display_name from profiles p join people o using (id) order by array_position($1, p.id)",
			[ids],
		);
		expect(rows.map(({ name }) => name)).toEqual(["User", "Asha Mushi", "User", "Juma", "J"]);
		expect(rows.map((row) => row.display_name)).toEqual(["User", "Asha M.", "User", "Juma", "J"]);
	});
});
