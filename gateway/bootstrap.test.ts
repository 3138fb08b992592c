import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bootstrapDatabase } from "./bootstrap.ts";
import { createGateway } from "./gateway.ts";
import { type GatewayUnderTest, startGateway } from "./tests/gateway-under-test.ts";

let rig: GatewayUnderTest;
let owned: pg.Pool;

/** A database of a plain owner, as a school that has its own PostgreSQL would give us. */
beforeAll(async () => {
	rig = await startGateway("");
	const { options } = rig.pool as unknown as { options: { connectionString: string } };
	await rig.pool.query("create role plain_owner login createrole password 'plain'");
	await rig.pool.query("grant anon, authenticated, service_role to plain_owner with admin option");
	await rig.pool.query("create database plain owner plain_owner");
	const url = new URL(options.connectionString);
	Object.assign(url, { pathname: "/plain", username: "plain_owner", password: "plain" });
	owned = new pg.Pool({ connectionString: url.href, max: 4 });
});
afterAll(async () => {
	await owned.end();
	await rig.stop();
});

describe("the bootstrap", () => {
	test("needs no superuser, and runs at once from two servers", async () => {
		await Promise.all([bootstrapDatabase(owned), bootstrapDatabase(owned)]);
		const { rows } = await owned.query("select rolsuper from pg_roles where rolname = current_user");
		expect(rows).toEqual([{ rolsuper: false }]);
	});

	test("changes nothing when it runs again", async () => {
		await owned.query("revoke usage on schema auth from anon");
		await bootstrapDatabase(owned);
		const { rows } = await owned.query("select has_schema_privilege('anon', 'auth', 'usage') as may");
		expect(rows).toEqual([{ may: false }]);
		await owned.query("grant usage on schema auth to anon");
	});

	test("gives the roles rights on tables made later, and row-level security decides", async () => {
		await owned.query("create table public.later (id integer); alter table public.later enable row level security");
		await owned.query("insert into public.later values (1)");
		const seenBy = async (role: string) => {
			const client = await owned.connect();
			await client.query(`set role ${role}`);
			const { rowCount } = await client.query("select from public.later");
			client.release(true);
			return rowCount;
		};
		expect(await seenBy("anon")).toBe(0);
		expect(await seenBy("authenticated")).toBe(0);
		await owned.query('create policy "all see it" on public.later for select using (true)');
		expect(await seenBy("anon")).toBe(1);
	});

	test("gives nobody the right to empty a table past its policies", async () => {
		const { rows } = await owned.query(
			"select role, has_table_privilege(role, 'public.later', 'truncate') as may from unnest(array['anon', 'authenticated']) role",
		);
		expect(rows).toEqual([
			{ role: "anon", may: false },
			{ role: "authenticated", may: false },
		]);
	});

	test("makes a database that the gateway can serve", async () => {
		const gateway = await createGateway({ pool: owned, siteUrl: undefined, log: console as never });
		expect(gateway.secretKey).toMatch(/^sb_secret_/);
		expect(gateway.secretKey).not.toBe(rig.gateway.secretKey);
	});

	test("keeps the functions of policies empty without claims", async () => {
		const { rows } = await owned.query("select auth.uid() as uid, auth.role() as role, auth.jwt() as jwt");
		expect(rows).toEqual([{ uid: null, role: null, jwt: null }]);
		const claims = JSON.stringify({ sub: "00000000-0000-4000-8000-000000000001", role: "authenticated" });
		const client = await owned.connect();
		await client.query("select set_config('request.jwt.claims', $1, false)", [claims]);
		expect((await client.query("select auth.uid() as uid, auth.role() as role")).rows).toEqual([
			{ uid: "00000000-0000-4000-8000-000000000001", role: "authenticated" },
		]);
		client.release(true);
	});
});
