import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readPackFile } from "./files-here.ts";

/**
 * The first file of the packed toolchain that is another one in a toolchain's root, or null: with equal headers and libraries
 * of one version, both compilers make the same programs and say the same.
 */
export async function firstOtherFile(root: string, wasmFiles: string): Promise<string | null> {
	for (const pack of ["headers", "libraries"] as const) {
		for (const [path, content] of await readPackFile(wasmFiles, pack)) {
			const own = await readFile(join(root, path)).catch(() => null);
			if (own === null || !own.equals(content)) return path;
		}
	}
	return null;
}
