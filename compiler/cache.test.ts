import { chmod, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CachedBuild, openBuildCache } from "./cache.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "inspire-cache-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = (messages: string): CachedBuild => ({
	hex: ":00000001FF\r\n",
	size: { flash: 1, ram: 2 },
	messages,
	stopped: null,
});

test("a build is found again, by another server too", async () => {
	await (await openBuildCache(folder)).put("k1", build("one"));
	expect(await (await openBuildCache(folder)).get("k1")).toEqual(build("one"));
	expect(await (await openBuildCache(folder)).get("k2")).toBeNull();
});

test("a damaged file counts as absent", async () => {
	await writeFile(join(folder, "k1.json"), '{"hex": "');
	await writeFile(join(folder, "k2.json"), '{"hex": 5}');
	const cache = await openBuildCache(folder);
	expect([await cache.get("k1"), await cache.get("k2")]).toEqual([null, null]);
});

test("the least recently used go when there are too many", async () => {
	const cache = await openBuildCache(folder, { entries: 10, unusedFor: Number.POSITIVE_INFINITY });
	for (let index = 0; index < 10; index++) {
		await cache.put(`k${index}`, build(String(index)));
		await utimes(join(folder, `k${index}.json`), index, index);
	}
	await cache.get("k0");
	await cache.put("new", build("new"));
	const left = await readdir(folder);
	expect(left.length).toBeLessThanOrEqual(10);
	expect(left).toContain("k0.json");
	expect(left).toContain("new.json");
	expect(left).not.toContain("k1.json");
});

test("nobody else reads it, also where an earlier version let everybody", async () => {
	await chmod(folder, 0o755);
	await (await openBuildCache(folder)).put("k1", build("of a learner's program"));
	const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
	expect([await modeOf(folder), await modeOf(join(folder, "k1.json"))]).toEqual(["700", "600"]);
});

test("the least recently used go when they are too many bytes", async () => {
	const cache = await openBuildCache(folder, { bytes: 5000 });
	const now = Date.now() / 1000;
	for (let index = 0; index < 4; index++) {
		await cache.put(`k${index}`, build("x".repeat(1000)));
		await utimes(join(folder, `k${index}.json`), now - 100 + index, now - 100 + index);
	}
	await cache.put("new", build("x".repeat(1000)));
	expect((await readdir(folder)).toSorted()).toEqual(["k2.json", "k3.json", "new.json"]);
});

test("what nobody asked for in thirty days is gone at the next start, with what broke off", async () => {
	const cache = await openBuildCache(folder);
	for (const key of ["old", "used"]) await cache.put(key, build(key));
	await writeFile(join(folder, "broken-off.part"), "{");
	const old = Date.now() / 1000 - 31 * 24 * 60 * 60;
	for (const name of await readdir(folder)) await utimes(join(folder, name), old, old);
	await cache.get("used");
	await openBuildCache(folder);
	expect(await readdir(folder)).toEqual(["used.json"]);
});
