import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { openPrebuilt, sourcesHash } from "../build/prebuilt.ts";
import { findSourceFolders } from "../project-folder.ts";
import { openSandbox } from "../sandbox/sandbox.ts";
import { findToolchain } from "../toolchain/find.ts";
import { provisionToolchain } from "../toolchain/provision.ts";
import { checksumsOf, MADE_FROM, madeFrom, sizesOf } from "./made-from.ts";
import { makePacks } from "./make-packs.ts";

const compress = promisify(brotliCompress);

/**
 * Replaces what is in compiler/wasm/files: the packs, from this machine's toolchain, which is provisioned if need be; and, where
 * `programs` is given, cc1plus, as and ld as recipe/build.sh has put them there. @throws where there is no toolchain or sandbox
 */
export async function makeFiles(toolchainDir: string, programs?: string): Promise<Record<string, string>> {
	const sources = findSourceFolders();
	const provisioned = await provisionToolchain({ toolchainDir, log: console.log });
	if (provisioned.state === "missing") throw new Error(`${provisioned.reason} ${provisioned.remedy}`);
	const toolchain = findToolchain(toolchainDir);
	if (toolchain === null) throw new Error("There is no toolchain.");
	const opened = await openSandbox(toolchain.root);
	if (opened.state === "missing") throw new Error(`${opened.reason} ${opened.remedy}`);
	const cacheDir = await mkdtemp(join(tmpdir(), "inspire-files-"));
	try {
		const { folder } = await openPrebuilt({ toolchain, sources, sandbox: opened.sandbox, cacheDir });
		await mkdir(sources.wasmFiles, { recursive: true });
		const write = async (name: string, content: Uint8Array) => {
			const params = {
				[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
				[constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
			};
			await writeFile(join(sources.wasmFiles, `${name}.br`), await compress(content, { params }));
		};
		for (const [name, pack] of Object.entries(await makePacks(toolchain.root, folder))) await write(name, pack);
		for (const name of programs === undefined ? [] : ["cc1plus", "as", "ld"]) {
			await write(`${name}.wasm`, await readFile(join(programs ?? "", `${name}.wasm`)));
			const glue = await readFile(join(programs ?? "", `${name}.cjs`), "utf8");
			await writeFile(join(sources.wasmFiles, `${name}.js`), asModule(glue));
		}
		const made = madeFrom.parse({
			packages: toolchain.packages,
			sources: await sourcesHash(sources),
			checksums: await checksumsOf(sources.wasmFiles),
			sizes: await sizesOf(sources.wasmFiles),
		});
		await writeFile(join(sources.wasmFiles, MADE_FROM), `${JSON.stringify(made, null, "\t")}\n`);
		return made.checksums;
	} finally {
		await rm(cacheDir, { recursive: true, force: true });
	}
}

/** emscripten's glue as a module, without its ways of being loaded by other means. */
function asModule(glue: string): string {
	const end = glue.indexOf("if (typeof exports === 'object'");
	if (end === -1) throw new Error("This is not the glue that emscripten 3.1.6 writes");
	return `${glue.slice(0, end).trim()}\nexport default Module;\n`;
}
