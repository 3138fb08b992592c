import { randomUUID } from "node:crypto";
import { chmod, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { debugInfo } from "#domain/bench/debug-info.ts";

/** What is kept of a finished build: enough to explain it again without compiling again. */
const cachedBuild = z.object({
	hex: z.string().nullable(),
	size: z.object({ flash: z.number(), ram: z.number() }),
	messages: z.string(),
	/** Why the compiler was stopped; such a build is not kept. */
	stopped: z.enum(["time", "messages", "output"]).nullable(),
	/** Of a build for debugging. */
	debug: z.optional(z.nullable(debugInfo)),
});

export type CachedBuild = z.infer<typeof cachedBuild>;

export interface BuildCache {
	get(key: string): Promise<CachedBuild | null>;
	put(key: string, build: CachedBuild): Promise<void>;
}

export interface CacheLimits {
	entries: number;
	bytes: number;
	/** Milliseconds after its last use until a build is removed. */
	unusedFor: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LIMITS: CacheLimits = { entries: 1000, bytes: 64 * 1024 * 1024, unusedFor: 30 * DAY_MS };
/** This share of a limit is freed beyond it, so that not every new build removes an old one. */
const FREED = 0.2;

/**
 * Builds on disk, one file each, by a hash of all that went into them. The least recently used are removed when the folder is over
 * a limit, which is looked at when it is opened, then once a day and at what is kept. Losing it loses nothing but time.
 */
export async function openBuildCache(folder: string, limits: Partial<CacheLimits> = {}): Promise<BuildCache> {
	const { entries: mostEntries, bytes: mostBytes, unusedFor } = { ...LIMITS, ...limits };
	await mkdir(folder, { recursive: true });
	// Cached builds quote people's programs; earlier versions made them world-readable.
	await chmod(folder, 0o700);
	const fileOf = (key: string) => join(folder, `${key}.json`);
	let entries = 0;
	let bytes = 0;
	/** Milliseconds of the process: the computer's clock may be put right. */
	let evictedAt = 0;

	/** Removes what is unused for too long; then, where that is not enough, the least recently used. */
	async function evict(): Promise<void> {
		evictedAt = performance.now();
		const now = Date.now();
		const names = await readdir(folder);
		const files = await Promise.all(
			names.map(async (name) => {
				const found = await stat(join(folder, name)).catch(() => null);
				return { name, used: found?.mtimeMs ?? 0, size: found?.size ?? 0 };
			}),
		);
		files.sort((a, b) => b.used - a.used);
		const isFull = files.length > mostEntries || files.reduce((sum, { size }) => sum + size, 0) > mostBytes;
		const share = isFull ? 1 - FREED : 1;
		[entries, bytes] = [0, 0];
		for (const { name, used, size } of files) {
			const fits = entries < mostEntries * share && bytes + size <= mostBytes * share;
			if (fits && used > now - unusedFor) {
				entries++;
				bytes += size;
			} else await rm(join(folder, name), { force: true });
		}
	}

	await evict();
	return {
		async get(key) {
			try {
				const build = cachedBuild.safeParse(JSON.parse(await readFile(fileOf(key), "utf8")));
				if (!build.success) return null;
				const now = new Date();
				await utimes(fileOf(key), now, now);
				return build.data;
			} catch {
				return null;
			}
		},
		async put(key, build) {
			const text = JSON.stringify(build);
			const incoming = join(folder, `${randomUUID()}.part`);
			await writeFile(incoming, text, { mode: 0o600 });
			await rename(incoming, fileOf(key));
			entries++;
			bytes += Buffer.byteLength(text);
			if (entries > mostEntries || bytes > mostBytes || performance.now() - evictedAt > DAY_MS) await evict();
		},
	};
}
