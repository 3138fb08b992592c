import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** What is kept of a finished build: enough to explain it again without compiling again. */
const keptBuild = z.object({
	hex: z.string().nullable(),
	size: z.object({ flash: z.number(), ram: z.number() }),
	messages: z.string(),
	/** Why the compiler was stopped; such a build is not kept. */
	stopped: z.enum(["time", "messages", "output"]).nullable(),
});

export type KeptBuild = z.infer<typeof keptBuild>;

export interface BuildCache {
	get(key: string): Promise<KeptBuild | null>;
	put(key: string, build: KeptBuild): Promise<void>;
}

const MOST_ENTRIES = 1000;
/** So many are removed at once, oldest first, when there are too many. */
const REMOVED_AT_ONCE = 200;

/**
 * Builds on disk, one file each, by a hash of all that went into them. The least recently used go when there are more
 * than `mostEntries`. Losing the folder loses nothing but time.
 */
export async function openBuildCache(folder: string, mostEntries = MOST_ENTRIES): Promise<BuildCache> {
	await mkdir(folder, { recursive: true });
	let entries = (await readdir(folder)).length;
	const fileOf = (key: string) => join(folder, `${key}.json`);

	async function removeOldest(): Promise<void> {
		const names = await readdir(folder);
		const aged = await Promise.all(
			names.map(async (name) => ({ name, used: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
		);
		aged.sort((a, b) => a.used - b.used);
		const surplus = aged.slice(0, Math.max(0, aged.length - mostEntries) + Math.min(REMOVED_AT_ONCE, mostEntries / 5));
		await Promise.all(surplus.map(({ name }) => rm(join(folder, name), { force: true })));
		entries = aged.length - surplus.length;
	}

	return {
		async get(key) {
			try {
				const build = keptBuild.safeParse(JSON.parse(await readFile(fileOf(key), "utf8")));
				if (!build.success) return null;
				const now = new Date();
				await utimes(fileOf(key), now, now);
				return build.data;
			} catch {
				return null;
			}
		},
		async put(key, build) {
			const incoming = join(folder, `${randomUUID()}.part`);
			await writeFile(incoming, JSON.stringify(build));
			await rename(incoming, fileOf(key));
			entries++;
			if (entries > mostEntries) await removeOldest();
		},
	};
}
