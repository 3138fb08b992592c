import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { contentHash } from "../build/content-hash.ts";
import type { ProgramName } from "../build/steps.ts";
import { type Files, readPack } from "./pack.ts";
import type { MakeInstance, Program } from "./run-program.ts";
import type { Toolkit } from "./run-steps.ts";
import { compile, type WasmModule } from "./web-assembly.ts";

const decompress = promisify(brotliDecompress);

/** What a thread needs to have the toolkit: compiled programs and packs can be handed to it, functions cannot. */
export interface ToolkitParts {
	modules: Record<ProgramName, WasmModule>;
	glue: Record<ProgramName, string>;
	/** See `make-packs.ts`. */
	packs: Record<"headers" | "libraries" | "prebuilt", Uint8Array>;
	/** Of all of it. */
	checksum: string;
}

/** One of the packs of `make-packs.ts`. */
export async function readPackFile(folder: string, pack: keyof ToolkitParts["packs"]): Promise<Files> {
	return readPack(await readCompressed(folder, `${pack}.pack`));
}

async function readCompressed(folder: string, name: string): Promise<Buffer> {
	return decompress(await readFile(join(folder, `${name}.br`)));
}

/** Reads the compiled programs and packs of `folder`, in half a second. */
export async function readToolkitParts(folder: string): Promise<ToolkitParts> {
	const read = (name: string) => readCompressed(folder, name);
	const each = async <T>(one: (name: ProgramName) => Promise<T>) => {
		const [cc1plus, as, ld] = await Promise.all([one("cc1plus"), one("as"), one("ld")]);
		return { cc1plus, as, ld };
	};
	const [modules, glue, headers, libraries, prebuilt] = await Promise.all([
		each(async (name) => compile(await read(`${name}.wasm`))),
		each(async (name) => (await read(`${name}.js`)).toString()),
		read("headers.pack"),
		read("libraries.pack"),
		read("prebuilt.pack"),
	]);
	const checksum = contentHash([await readFile(join(folder, "made-from.json"), "utf8")]);
	return { modules, glue, packs: { headers, libraries, prebuilt }, checksum };
}

/** The toolkit in the thread that has these parts. */
export function toolkitOf({ modules, glue, packs }: ToolkitParts): Toolkit {
	const prebuilt = readPack(packs.prebuilt);
	const program = (name: ProgramName, path: string): Program => ({
		path,
		module: modules[name],
		makeInstance: evaluated(glue[name]),
	});
	return {
		programs: {
			cc1plus: program("cc1plus", "/usr/lib/gcc/avr/14.2.0/cc1plus"),
			as: program("as", "/usr/lib/avr/bin/as"),
			ld: program("ld", "/usr/lib/avr/bin/ld"),
		},
		headers: new Map([...readPack(packs.headers), ...[...prebuilt].filter(([path]) => !IS_LINKED.test(path))]),
		libraries: new Map([...readPack(packs.libraries), ...[...prebuilt].filter(([path]) => IS_LINKED.test(path))]),
	};
}

const IS_LINKED = /\.[ao]$/;

/** The glue is made for a browser's worker and gets nothing of Node, so that a program has no way out through it. */
function evaluated(glue: string): MakeInstance {
	const names = ["self", "process", "require", "importScripts"];
	return new Function(...names, `${glue}; return Module;`)(WORKER_SCOPE, undefined, undefined, () => undefined);
}

const WORKER_SCOPE = { location: { href: "" } };
