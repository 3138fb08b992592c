import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { compilerFiles } from "#domain/bench/compiler-files.ts";

const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Of two seconds that the best compression takes, the usual one takes half, for a twentieth more bytes. */
const LEVEL = 6;

/**
 * Serves the compiler in WebAssembly to pages, each file at an address that changes with it. Where the browser takes no
 * brotli, which is so on plain http, it is compressed once more, by the first request. Answers share one copy in memory: a class
 * fetches it together.
 */
export function addCompilerFiles(app: FastifyInstance, folder: string): void {
	const files = compilerFiles(JSON.parse(readFileSync(join(folder, "made-from.json"), "utf8")));
	for (const { path, name, type } of files) {
		const packed = once(() => readFile(join(folder, `${name}.br`)));
		const zipped = once(async () => zip(await unpack(await packed()), { level: LEVEL }));
		app.get(path, { compress: false }, async (request, reply) => {
			const takesBrotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
			reply.headers({
				"content-type": type,
				"content-encoding": takesBrotli ? "br" : "gzip",
				"cache-control": "public, max-age=31536000, immutable",
				vary: "accept-encoding",
			});
			return takesBrotli ? packed() : zipped();
		});
	}
}

/** The same answer for all; one that has failed is asked for again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
	let answer: Promise<T> | undefined;
	return () => {
		answer ??= ask().catch((error: unknown) => {
			answer = undefined;
			throw error;
		});
		return answer;
	};
}
