import { readFileSync } from "node:fs";
import { get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compilerFiles } from "#domain/bench/compiler-files.ts";
import { type RunningServer, runServer } from "./run-server.ts";

const FOLDER = "compiler/wasm/files";
const FILES = compilerFiles(JSON.parse(readFileSync(`${FOLDER}/made-from.json`, "utf8")));
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

let server: RunningServer;

beforeAll(async () => {
	server = await runServer();
});
afterAll(() => server.stop());

/** As a browser asks, with its bytes as they were sent. */
function ask(path: string, encodings: string) {
	return new Promise<{ status?: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
		(resolve, reject) => {
			get(`${server.url}${path}`, { headers: { "accept-encoding": encodings } }, (response) => {
				const parts: Buffer[] = [];
				response.on("data", (part: Buffer) => parts.push(part));
				response.on("end", () =>
					resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
				);
			}).on("error", reject);
		},
	);
}

describe("the compiler for pages", () => {
	test("is served as it is kept, for good, at addresses that change with it", async () => {
		expect(FILES.map(({ name }) => name)).toHaveLength(6);
		for (const { name, path, type, sent, whole } of FILES) {
			const { headers, body } = await ask(path, "gzip, deflate, br");
			expect(headers).toMatchObject({
				"content-type": type,
				"content-encoding": "br",
				"cache-control": "public, max-age=31536000, immutable",
				vary: "accept-encoding",
			});
			expect([body.length, brotliDecompressSync(body).length, name]).toEqual([sent, whole, name]);
		}
	});

	test("is sent as gzip where a browser takes no brotli, as on plain http", async () => {
		for (const { path, name, sent } of FILES) {
			const { headers, body } = await ask(path, "gzip, deflate");
			expect(headers["content-encoding"]).toBe("gzip");
			expect(UNPACK.gzip(body).equals(UNPACK.br(readFileSync(`${FOLDER}/${name}.br`))), name).toBe(true);
			expect(body.length).toBeLessThan(2 * sent);
		}
	});

	test("has nothing at other addresses", async () => {
		for (const path of [
			"/compiler/0000000000000000/cc1plus.wasm",
			"/compiler/made-from.json",
			"/compiler/../made-from.json",
		])
			expect((await ask(path, "br")).status).toBe(404);
	});
});
