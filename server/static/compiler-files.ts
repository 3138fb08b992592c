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
 * brotli, which is so on plain http, it is compressed anew by the first request, and kept.
 */
export function addCompilerFiles(app: FastifyInstance, folder: string): void {
	const files = compilerFiles(JSON.parse(readFileSync(join(folder, "made-from.json"), "utf8")));
	for (const { path, name, type } of files) {
		const file = join(folder, `${name}.br`);
		let zipped: Promise<Buffer> | undefined;
		app.get(path, { compress: false }, async (request, reply) => {
			const takesBrotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
			zipped ??= takesBrotli
				? undefined
				: readFile(file)
						.then(unpack)
						.then((bytes) => zip(bytes, { level: LEVEL }));
			reply.headers({
				"content-type": type,
				"content-encoding": takesBrotli ? "br" : "gzip",
				"cache-control": "public, max-age=31536000, immutable",
				vary: "accept-encoding",
			});
			return takesBrotli ? readFile(file) : zipped;
		});
	}
}
