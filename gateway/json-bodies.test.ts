import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./tests/gateway-under-test.ts";
import { LIBRARY } from "./tests/library.ts";

const folder = mkdtempSync(join(tmpdir(), "gateway-"));
let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway(LIBRARY, { files: { folder } });
});
afterAll(async () => {
	await rig.stop();
	rmSync(folder, { recursive: true, force: true });
});

const send = async (path: string, body: string, key = rig.gateway.publishableKey) => {
	const headers = { apikey: key, "content-type": "application/json" };
	const response = await fetch(rig.url + path, { method: "POST", headers, body });
	return { status: response.status, cache: response.headers.get("cache-control"), text: await response.text() };
};

const lists = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test.each(["/rest/v1/books", "/rest/v1/rpc/add", "/auth/v1/signup", "/auth/v1/token", "/storage/v1/object/list/files"])(
	"%s refuses absurdly nested JSON without a word of the database's",
	async (path) => {
		for (const body of [
			lists(257),
			lists(20_000),
			`{"a":${lists(10_000)}}`,
			`{"a":`.repeat(9000),
			`[${lists(400)},"${'\\"'}"]`,
		]) {
			const { status, text } = await send(path, body);
			expect([status, text]).toEqual([400, expect.not.stringMatching(/stack|depth|54001/)]);
		}
	},
);

test("JSON as deep as is allowed is read, brackets in texts are no levels, and broken JSON is refused", async () => {
	const echo = `create function public.echo(value jsonb) returns jsonb language sql as 'select value';
		grant execute on function public.echo(jsonb) to anon;`;
	await rig.pool.query(echo);
	await rig.gateway.reloadSchema();
	const call = (value: string) => send("/rest/v1/rpc/echo", `{"value":${value}}`);
	expect(await call(lists(255))).toMatchObject({ status: 200 });
	expect(await call(lists(256))).toMatchObject({ status: 400 });
	const text = JSON.stringify(`\\"${"[{".repeat(500)}"`);
	expect(await call(text)).toMatchObject({ status: 200, text });
	for (const broken of ["{", `"\\`, "]]]]", '{"value":}']) expect((await call(broken)).status).toBe(400);
});

test("no answer of the data, account and file endpoints is kept by a browser or proxy", async () => {
	const get = async (path: string) => {
		const response = await fetch(rig.url + path, { headers: { apikey: rig.gateway.publishableKey } });
		return [path, response.headers.get("cache-control")];
	};
	for (const path of [
		"/rest/v1/books?select=id",
		"/rest/v1/nothing",
		"/auth/v1/settings",
		"/storage/v1/bucket",
		"/storage/v1/object/files/nothing.txt",
	]) {
		expect(await get(path)).toEqual([path, "no-store"]);
	}
	expect((await send("/rest/v1/rpc/add", '{"a":1}')).cache).toBe("no-store");
});
