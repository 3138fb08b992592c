import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "#supabase/tests/harness.ts";
import { renderTypes } from "./generate-types.ts";

let database: TestDatabase;

beforeAll(async () => {
	database = await testDatabase();
});

afterAll(() => database.drop());

test("supabase/types.gen.ts is what the migrations make (if not: npx vitest run tools/generate-types -u)", async () => {
	await expect(await renderTypes(database.pool)).toMatchFileSnapshot("../supabase/types.gen.ts");
});

test("every kind of thing in the schema has its type", async () => {
	await database.pool.query(`
		drop schema public cascade;
		create schema public;
		create type mood as enum ('calm', 'busy');
		create table makers (id bigint generated always as identity primary key, mood mood not null, notes jsonb);
		create table boards (
			maker bigint primary key references makers (id),
			tags text[] not null default '{}',
			length integer generated always as (cardinality(tags)) stored
		);
		create view calm_makers as select id from makers;
		create function boards_of(maker bigint, since date default null) returns setof boards language sql
			return null::boards;
	`);
	await expect(await renderTypes(database.pool)).toMatchFileSnapshot("./examples/every-kind.types.gen.ts");
});
