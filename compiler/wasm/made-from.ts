import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** What the files of `files/` are made from, and how they are known. */
export const madeFrom = z.object({
	/** Debian's packages of the toolchain that the packs are of. */
	packages: z.array(z.string()).readonly(),
	/** `sourcesHash` of what is prebuilt. */
	sources: z.string(),
	/** SHA-256 by name. */
	checksums: z.record(z.string(), z.string()),
});

export const MADE_FROM = "made-from.json";

/** SHA-256 of each compressed file of `folder`. */
export async function checksumsOf(folder: string): Promise<Record<string, string>> {
	const names = (await readdir(folder)).filter((name) => name.endsWith(".br")).sort();
	const sums = names.map(async (name) => [
		name,
		createHash("sha256")
			.update(await readFile(join(folder, name)))
			.digest("hex"),
	]);
	return Object.fromEntries(await Promise.all(sums));
}
