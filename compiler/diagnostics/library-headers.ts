import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LibraryHeader } from "./known-names.ts";

/** The headers of our own libraries: those that a sketch can include by name. */
export async function readLibraryHeaders(folder: string, libraries: readonly string[]): Promise<LibraryHeader[]> {
	const own = libraries.map((library) => join(folder, library)).filter((path) => existsSync(path));
	const headers = own.map(async (path) => {
		const names = (await readdir(path)).filter((name) => name.endsWith(".h"));
		return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(path, name), "utf8") })));
	});
	return (await Promise.all(headers)).flat();
}
