// Lays a brotli copy beside each text file of the built page, so that the server never compresses while learners wait.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { root } from "./root.mjs";
import { main } from "./run.mjs";

const TEXT = /\.(js|css|html|svg|json|wasm|txt)$/;
const SMALLEST = 512;
const compress = promisify(brotliCompress);

await main(async () => {
	const entries = readdirSync(join(root, "dist/web"), { recursive: true, withFileTypes: true });
	await Promise.all(
		entries
			.filter((entry) => entry.isFile() && TEXT.test(entry.name))
			.map(async (entry) => {
				const path = join(entry.parentPath, entry.name);
				const bytes = readFileSync(path);
				if (bytes.length < SMALLEST) return;
				const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
				writeFileSync(`${path}.br`, await compress(bytes, { params }));
			}),
	);
});
