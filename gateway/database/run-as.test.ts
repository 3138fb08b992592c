import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { LIBRARY } from "../tests/library.ts";
import { createRunAs } from "./run-as.ts";

let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway(LIBRARY);
});
afterAll(() => rig.stop());

/** Ends the connection that runs the statement, once it runs. */
async function endConnectionThatRuns(statement: string): Promise<void> {
	const find = `select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and query like $1`;
	await expect.poll(async () => (await rig.pool.query(find, [`%${statement}%`])).rowCount).toBe(1);
}

test("a connection that breaks in a request fails that request only", async () => {
	const answer = rig.anon().rpc("dawdle").then();
	await endConnectionThatRuns("dawdle");
	expect(await answer).toMatchObject({ status: 503, error: { code: "57P01" } });
	const next = await Promise.all(Array.from({ length: 12 }, () => rig.anon().rpc("add", { a: 1 })));
	expect(next.map(({ data }) => data)).toEqual(Array(12).fill(11));
});

test("an error in a statement leaves its connection as it was", async () => {
	for (let turn = 0; turn < 25; turn++) {
		const bad = await rig.anon().from("books").select("id").eq("id", "x").limit(turn);
		expect(bad.error?.code).toBe("22P02");
		const good = await rig
			.anon()
			.from("books")
			.select("id")
			.eq("id", 1)
			.limit(turn + 1);
		expect(good.data).toEqual([{ id: 1 }]);
	}
});

test("a statement that could not be prepared is prepared anew when it can be", async () => {
	await rig.pool.query("create table public.torn (id integer, word text)");
	await rig.gateway.reloadSchema();
	const read = () => rig.service().from("torn").select("word").eq("id", 1);
	await rig.pool.query("alter table public.torn rename word to phrase");
	expect((await read()).error?.code).toBe("42703");
	await rig.pool.query("alter table public.torn rename phrase to word");
	for (let turn = 0; turn < 12; turn++) expect(await read()).toMatchObject({ data: [], error: null });
});

test("more kinds of statements than a connection keeps prepared all go on working", async () => {
	const person = await rig.person("many-kinds");
	for (let turn = 0; turn < 230; turn++) {
		const { error } = await person.client.from("books").select(`id, "key ${turn}":title`).eq("id", 1).single();
		expect(error).toBeNull();
	}
	expect((await person.client.from("books").select('id, "key 0":title').eq("id", 1)).data).toEqual([
		{ id: 1, "key 0": "Alpha" },
	]);
});

test("a table that changes its shape is read in its new shape", async () => {
	const read = () => rig.service().from("shifting").select().eq("id", 1).single();
	await rig.pool.query("create table public.shifting as select 1 as id, 'a' as word");
	await rig.gateway.reloadSchema();
	expect((await read()).data).toEqual({ id: 1, word: "a" });
	await rig.pool.query("drop table public.shifting; create table public.shifting as select 1::bigint as id, 2 as size");
	await rig.gateway.reloadSchema();
	expect((await read()).data).toEqual({ id: 1, size: 2 });
});

test("service work runs as service_role where that passes all policies, else as the owner", async () => {
	await rig.pool.query("create role held_by_policies nologin");
	const service = { role: "service_role", claims: JSON.stringify({ role: "service_role" }) } as const;
	const statement = { text: "select word, current_user, auth.role() from public.secrets", values: [] };
	const passing = await createRunAs(rig.pool)(service, statement);
	expect(passing.rows).toEqual([["hidden", "service_role", "service_role"]]);
	const held = await createRunAs(rig.pool, { serviceRole: "held_by_policies" })(service, statement);
	expect(held.rows).toEqual([["hidden", "postgres", "service_role"]]);
});
