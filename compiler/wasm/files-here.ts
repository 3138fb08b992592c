import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { contentHash } from "../build/content-hash.ts";
import type { ProgramName } from "../toolchain/paths.ts";
import { MADE_FROM } from "./made-from.ts";
import { type Files, readPack } from "./pack.ts";
import type { MakeInstance } from "./run-program.ts";
import { type Toolkit, type ToolkitParts, toolkitOf } from "./toolkit.ts";
import { compile } from "./web-assembly.ts";

const decompress = promisify(brotliDecompress);

/** What a thread of Node needs to have the toolkit: functions cannot be handed to it, their text can. */
export interface ToolkitPartsHere extends ToolkitParts {
	glue: Record<ProgramName, string>;
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
export async function readToolkitParts(folder: string): Promise<ToolkitPartsHere> {
	const read = (name: string) => readCompressed(folder, name);
	const [modules, glue, headers, libraries, prebuilt] = await Promise.all([
		forEachProgram(async (name) => compile(await read(`${name}.wasm`))),
		forEachProgram((name) => readFile(join(folder, `${name}.js`), "utf8")),
		read("headers.pack"),
		read("libraries.pack"),
		read("prebuilt.pack"),
	]);
	const checksum = contentHash([await readFile(join(folder, MADE_FROM), "utf8")]);
	return { modules, glue, packs: { headers, libraries, prebuilt }, checksum };
}

async function forEachProgram<T>(one: (name: ProgramName) => Promise<T>): Promise<Record<ProgramName, T>> {
	const [cc1plus, as, ld] = await Promise.all([one("cc1plus"), one("as"), one("ld")]);
	return { cc1plus, as, ld };
}

/** The toolkit in the thread that has these parts. */
export function toolkitHere({ glue, ...parts }: ToolkitPartsHere): Toolkit {
	return toolkitOf(parts, { cc1plus: evaluated(glue.cc1plus), as: evaluated(glue.as), ld: evaluated(glue.ld) });
}

/** The glue is made for a browser's worker and names nothing of Node, so that a program has no way out through it. */
function evaluated(glue: string): MakeInstance {
	const body = glue.replace(/^export default (?=Module;$)/m, "return ");
	return new Function("self", body)({ location: { href: "" } });
}
