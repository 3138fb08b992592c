import { once } from "node:events";
import { readdirSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, runRefusedServer, runServer } from "./run-server.ts";

let server: RunningServer;

beforeAll(async () => {
	server = await runServer();
});

afterAll(async () => {
	await server.stop();
});

test("a running server says that all its parts are up", async () => {
	const answer = await fetch(`${server.url}/health`);
	expect(answer.status).toBe(200);
	expect(await answer.json()).toEqual({ status: "ok", parts: { database: true, disk: true } });
});

test("config.json names the page's own origin and only what works", async () => {
	const answer = await fetch(`${server.url}/config.json`);
	const config = (await answer.json()) as Record<string, unknown>;
	expect(config.supabaseUrl).toBe(server.url);
	expect(config.publishableKey).toMatch(/^sb_publishable_/);
	expect(config.features).toEqual({
		award: true,
		assistant: false,
		google: false,
		phone: false,
		classCode: true,
		mail: false,
	});
});

test("plain http stays plain http: nothing sends the browser to https", async () => {
	const headers = (await fetch(server.url)).headers;
	expect(headers.get("strict-transport-security")).toBeNull();
	expect(headers.get("content-security-policy")).not.toContain("upgrade-insecure-requests");
	expect(headers.get("content-security-policy")).toContain("script-src 'self'");
});

test("pages, pictures and workers have a policy; two workers alone may compile WebAssembly", async () => {
	const scripts = readdirSync("dist/web/assets").filter((file) => file.endsWith(".js"));
	const allowed: string[] = [];
	const pictures = readdirSync("dist/web/assets").filter((file) => file.endsWith(".svg"));
	for (const path of ["", ...[...scripts, ...pictures].map((file) => `assets/${file}`)]) {
		const { headers } = await fetch(`${server.url}/${path}`, { method: "HEAD" });
		const policy = headers.get("content-security-policy");
		const ownPolicy = !path.endsWith(".js") || path.includes("-worker-");
		expect([path, policy?.includes("'self'") ?? false]).toEqual([path, ownPolicy]);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		if (policy?.includes("wasm-unsafe-eval")) allowed.push(path.replace(/-[\w-]{8}\.js$/, ""));
	}
	expect(allowed.sort()).toEqual(["assets/compiler-worker", "assets/simulation-worker"]);
});

test("a page is asked for whether it changed, its parts never", async () => {
	const [script] = readdirSync("dist/web/assets").filter((file) => file.endsWith(".js"));
	const part = (await fetch(`${server.url}/assets/${script}`)).headers;
	expect(part.get("cache-control")).toBe("public, max-age=31536000, immutable");
	expect([part.get("etag"), part.get("last-modified")]).toEqual([null, null]);
	const page = (await fetch(server.url)).headers;
	expect(page.get("cache-control")).toBe("no-cache");
	const asked = { headers: { "if-none-match": page.get("etag") ?? "", "cache-control": "max-age=0" } };
	expect((await fetch(server.url, asked)).status).toBe(304);
});

test("an unknown path is the page, an unknown endpoint is not", async () => {
	expect((await fetch(`${server.url}/no/such/page`)).headers.get("content-type")).toMatch(/html/);
	expect((await fetch(`${server.url}/api/no-such-endpoint`)).status).toBe(404);
	expect((await fetch(`${server.url}/assets/none.js`)).status).toBe(404);
});

test.each([
	"/assets/",
	"/assets/../index.html",
	"/assets/..%2findex.html",
	"/assets/%2e%2e/index.html",
	"/assets/../../../package.json",
	"/assets/..%2f..%2f..%2fpackage.json",
	"/assets/..%5c..%5c..%5cpackage.json",
	"/assets//etc/passwd",
])("nothing but the files of the folder is under /assets: %s", async (path) => {
	const { hostname, port } = new URL(server.url);
	// `fetch` would take the dots out before it asks.
	const [answer] = await once(get({ hostname, port, path }), "response");
	answer.resume();
	expect([403, 404]).toContain(answer.statusCode);
});

test("a second server on the same data folder is refused, and the first goes on", async () => {
	const { code, output } = await runRefusedServer({ DATA_DIR: server.dataDir });
	expect(code).toBe(1);
	expect(output).toContain(`is using the data folder ${server.dataDir}`);
	expect((await fetch(`${server.url}/health`)).status).toBe(200);
});

test("a taken port is named, with a way out", async () => {
	const port = new URL(server.url).port;
	const { code, output } = await runRefusedServer({ PORT: port, DATA_DIR: `${server.dataDir}/second` });
	expect(code).toBe(1);
	expect(output).toContain(`Port ${port} is taken by another program`);
});

test("a wrong setting is named with what it must be", async () => {
	const { code, output } = await runRefusedServer({ PORT: "eighty", DATA_DIR: `${server.dataDir}/third` });
	expect(code).toBe(1);
	expect(output).toContain("PORT must be a whole number");
});

test("an address that is not this computer's is refused", async () => {
	const { code, output } = await runRefusedServer({ HOST: "192.0.2.1", DATA_DIR: `${server.dataDir}/fourth` });
	expect(code).toBe(1);
	expect(output).toContain("HOST=192.0.2.1 is not an address of this computer");
});

test("a database that does not answer is named without its password", async () => {
	const closed = await closedPort();
	const { code, output } = await runRefusedServer({
		DATABASE_URL: `postgres://teacher:hunter2@127.0.0.1:${closed}/school`,
		DATA_DIR: `${server.dataDir}/fifth`,
	});
	expect(code).toBe(1);
	expect(output).toContain(`The database at postgres://127.0.0.1:${closed}/school does not answer`);
	expect(output).not.toContain("hunter2");
});

/** A free port: allocated by the system and closed again. */
function closedPort(): Promise<number> {
	return new Promise((resolve) => {
		const listener = createServer().listen(0, "127.0.0.1", () => {
			const address = listener.address();
			listener.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}
