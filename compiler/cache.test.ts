import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type KeptBuild, openBuildCache } from "./cache.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "inspire-cache-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = (messages: string): KeptBuild => ({
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
	const cache = await openBuildCache(folder, 10);
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
