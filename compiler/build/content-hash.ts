import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** A short name for a list of texts: equal lists, equal names. */
export function contentHash(parts: readonly string[]): string {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
	return hash.digest("hex").slice(0, 32);
}

/** The hash of all files of a folder, by path and content. */
export async function folderHash(folder: string): Promise<string> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const parts = await Promise.all(
		files.sort().map(async (file) => [relative(folder, file), (await readFile(file)).toString("latin1")]),
	);
	return contentHash(parts.flat());
}
