import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { z } from "zod";

/** What the files of `files/` are made from, and how they are known. */
export const madeFrom = z.object({
	/** Debian's packages of the toolchain that the packs are of. */
	packages: z.array(z.string()).readonly(),
	/** `sourcesHash` of what is prebuilt. */
	sources: z.string(),
	/** SHA-256 by name. */
	checksums: z.record(z.string(), z.string()),
	/** Bytes of each compressed file, as it is sent and unpacked. */
	sizes: z.record(z.string(), z.object({ sent: z.number(), whole: z.number() })),
});

export const MADE_FROM = "made-from.json";

/** SHA-256 of each file of `folder` but the list itself. */
export async function checksumsOf(folder: string): Promise<Record<string, string>> {
	const names = (await readdir(folder)).filter((name) => /\.(br|js)$/.test(name)).sort();
	const sums = names.map(async (name) => [
		name,
		createHash("sha256")
			.update(await readFile(join(folder, name)))
			.digest("hex"),
	]);
	return Object.fromEntries(await Promise.all(sums));
}

/** The sizes of each compressed file of `folder`. */
export async function sizesOf(folder: string): Promise<Record<string, { sent: number; whole: number }>> {
	const names = (await readdir(folder)).filter((name) => name.endsWith(".br")).sort();
	const sizes = names.map(async (name) => {
		const file = await readFile(join(folder, name));
		return [name, { sent: file.length, whole: brotliDecompressSync(file).length }];
	});
	return Object.fromEntries(await Promise.all(sizes));
}
