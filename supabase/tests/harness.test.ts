import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "./harness.ts";

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
	[first, second] = await Promise.all([testDatabase(), testDatabase()]);
});

afterAll(async () => {
	await Promise.all([first.drop(), second.drop()]);
});

test("each test file has a database of its own", async () => {
	await first.pool.query("create table public.mine ()");
	const { rows } = await second.pool.query("select to_regclass('public.mine') as mine");
	expect(rows).toEqual([{ mine: null }]);
});

test("bootstrap and migrations are there already", async () => {
	const { rows } = await first.pool.query("select to_regrole('service_role') is not null as bootstrapped");
	expect(rows).toEqual([{ bootstrapped: true }]);
});
