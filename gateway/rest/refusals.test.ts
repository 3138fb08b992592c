import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { LIBRARY } from "../tests/library.ts";

let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway(LIBRARY);
});
afterAll(() => rig.stop());

/** A raw request without a session. */
async function ask(path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
	const response = await fetch(`${rig.url}/rest/v1/${path}`, {
		...options,
		headers: { apikey: rig.gateway.publishableKey, "content-type": "application/json", ...options.headers },
	});
	const text = await response.text();
	return { status: response.status, text, code: text.startsWith("{") ? (JSON.parse(text).code as string) : null };
}

describe("errors of the database", () => {
	test("get the status that says whose fault it was", async () => {
		const service = rig.service();
		const cases = [
			[service.from("books").insert({ id: 1, title: "again" }), 409, "23505"],
			[service.from("books").insert({ id: 90, title: "x", pages: -1 }), 400, "23514"],
			[service.from("books").insert({ id: 91, title: "x", shelf_id: "no such" }), 409, "23503"],
			[service.from("books").insert({ id: 92 }), 400, "23502"],
			[service.from("books").select().eq("id", "not a number"), 400, "22P02"],
			[service.from("books").select().eq("no_such", 1), 400, "42703"],
			[service.from("books").select("no_such"), 400, "42703"],
			[service.from("books").select().order("no_such"), 400, "42703"],
			[service.from("books").insert({ no_such: 1 }), 400, "PGRST204"],
			[service.from("books").upsert({ id: 1 }, { onConflict: "no_such" }), 400, "42703"],
			[service.from("no_such").select(), 404, "PGRST205"],
			[service.from("books").select("no_such(id)"), 400, "PGRST200"],
			[service.from("books").select().eq("shelves.id", "low"), 400, "PGRST108"],
		] as const;
		for (const [query, status, code] of cases) {
			const answer = await query;
			expect([answer.status, answer.error?.code]).toEqual([status, code]);
		}
	});

	test("a statement that takes too long is ended and its connection used again", { timeout: 60_000 }, async () => {
		const { error } = await rig.anon().rpc("dawdle");
		expect(error?.code).toBe("57014");
		expect((await rig.anon().rpc("add", { a: 1 })).data).toBe(11);
	});
});

describe("what is not shown", () => {
	test("no other schema can be named", async () => {
		for (const schema of ["gateway", "auth", "storage", "pg_catalog", "information_schema", "", "public,auth"]) {
			for (const path of ["api_keys", "users", "pg_authid", "rpc/uid", "pg_class"]) {
				const read = await ask(path, { headers: { "accept-profile": schema } });
				expect([read.status, read.code]).toEqual([406, "PGRST106"]);
				const write = await ask(path, { method: "POST", body: "{}", headers: { "content-profile": schema } });
				expect([write.status, write.code]).toEqual([406, "PGRST106"]);
			}
		}
	});

	test("no table or function outside the exposed schema answers to its name", async () => {
		const names = [
			"api_keys",
			"users",
			"gateway.api_keys",
			'public"."books',
			"pg_authid",
			"books%22",
			"books%20b",
			"%00",
		];
		for (const name of names) {
			const { status, code } = await ask(name);
			expect([name, status, code]).toEqual([name, 404, "PGRST205"]);
		}
		for (const name of ["pg_sleep", "set_config", "pg_read_file", "uid", "add%28"]) {
			const { status, code } = await ask(`rpc/${name}`, { method: "POST", body: "{}" });
			expect([name, status, code]).toEqual([name, 404, "PGRST202"]);
		}
	});

	test("the roles themselves have no way into the private schemas", async () => {
		for (const role of ["anon", "authenticated", "service_role"]) {
			for (const table of ["gateway.api_keys", "gateway.signing_keys", "gateway.sessions", "auth.users"]) {
				const client = await rig.pool.connect();
				await client.query(`set role ${role}`);
				await expect(client.query(`select from ${table}`)).rejects.toMatchObject({ code: "42501" });
				client.release(true);
			}
		}
	});
});

describe("crafted requests", () => {
	const INJECTIONS = [
		"id;drop table books",
		"id)--",
		'id") from secrets --',
		"(select word from secrets)",
		"id from secrets",
		"id::text",
		"*,secrets.*",
		"count(*)",
		"\u0000",
	];

	test("never reach SQL through a name", async () => {
		for (const injection of INJECTIONS) {
			const text = encodeURIComponent(injection);
			const quoted = encodeURIComponent(`"${injection.replaceAll('"', '\\"')}"`);
			for (const path of [
				`books?select=${text}`,
				`books?select=${quoted}`,
				`books?select=id&order=${text}`,
				`books?select=id&order=${quoted}`,
				`books?${text}=eq.1`,
				`books?${quoted}=eq.1`,
				`books?or=(${text}.eq.1)`,
				`books?or=(${quoted}.eq.1)`,
				`books?select=id,shelves!${text}(id)`,
				`books?select=id,shelves!${quoted}(id)`,
				`books?limit=${text}`,
				`books?offset=${text}`,
			]) {
				const { status, text: body } = await ask(path);
				expect([path, status]).toEqual([path, 400]);
				expect(body).not.toContain("syntax error");
				expect(body).not.toContain("hidden");
			}
			for (const [path, body] of [
				["notes", JSON.stringify({ [injection]: 1 })],
				[`notes?columns=${quoted}`, "{}"],
				[`notes?on_conflict=${quoted}`, '{"body":"x"}'],
			] as const) {
				const headers = { prefer: "resolution=merge-duplicates" };
				const { status, text: answer } = await ask(path, { method: "POST", body, headers });
				expect([path, status]).toEqual([path, 400]);
				expect(answer).not.toContain("syntax error");
			}
		}
		expect((await rig.anon().from("books").select("id")).data).toHaveLength(4);
	});

	test("never reach SQL through an alias: it only names a key of the answer", async () => {
		const alias = 'x" from public.secrets; --';
		const { status, text } = await ask(
			`books?id=eq.1&select=${encodeURIComponent(`"${alias.replace('"', '\\"')}":id`)}`,
		);
		expect(status).toBe(200);
		expect(JSON.parse(text)).toEqual([{ [alias]: 1 }]);
	});

	test("never reach SQL through a value", async () => {
		for (const value of ["'; drop table books; --", "$1", "\\'", "{}", "(select 1)", "null", '"', "%27"]) {
			const { data, error } = await rig.anon().from("books").select("id").eq("title", value);
			expect([data, error]).toEqual([[], null]);
			const listed = await rig.anon().from("books").select("id").in("title", [value]);
			expect([listed.data, listed.error]).toEqual([[], null]);
		}
	});

	test("that are not in the grammar are refused", async () => {
		for (const path of [
			"books?id=1",
			"books?id=eq",
			"books?id=drop.1",
			"books?id=is.maybe",
			"books?id=in.(1",
			"books?id=in.1",
			"books?or=(id.eq.1",
			"books?or=()",
			"books?or=(id.eq.1))",
			"books?or=id.eq.1",
			`books?or=${"(or".repeat(50)}`,
			`books?or=(${"and(".repeat(40)}id.eq.1${")".repeat(41)}`,
			"books?select=id,",
			"books?select=shelves(",
			"books?select=shelves(id))",
			"books?select=a:b:c",
			'books?select="id',
			"books?order=id.up",
			"books?limit=-1",
			"books?limit=1e3",
			"books?.=eq.1",
		]) {
			const { status, code } = await ask(path);
			expect([path, status, code]).toEqual([path, 400, "PGRST100"]);
		}
	});

	test("with a body that is not rows are refused", async () => {
		for (const body of ["", "nonsense", "1", '"x"', "[1]", "[[]]", "null", '[{"id":1},{"title":"x"}]', "[{},{}]"]) {
			const { status, code } = await ask("books", { method: "POST", body });
			expect([body, status, code]).toEqual([body, 400, "PGRST102"]);
		}
	});

	test("with too large a body are refused", async () => {
		const { status } = await ask("books", { method: "POST", body: JSON.stringify({ title: "x".repeat(2_000_000) }) });
		expect(status).toBe(413);
	});

	test("for a form the endpoint does not speak are refused", async () => {
		expect((await ask("books", { headers: { accept: "text/csv" } })).code).toBe("PGRST107");
		expect((await ask("books", { method: "PUT", body: "{}" })).status).toBe(404);
		expect((await ask("", {})).status).toBe(404);
	});
});
