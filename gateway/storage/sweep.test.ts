import { mkdtemp, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { SCHOOL_FILES } from "../tests/school-files.ts";
import type { FileStore } from "./file-store.ts";
import { openFolderStore } from "./folder-store.ts";
import { sweepFiles } from "./sweep.ts";

const HOUR_MS = 60 * 60 * 1000;
const [WANTED, ORPHAN, FRESH] = [1, 2, 3].map((n) => `0000000${n}-0000-4000-8000-000000000000`) as [
	string,
	string,
	string,
];

let folder: string;
let school: GatewayUnderTest;
let store: FileStore;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "files-"));
	school = await startGateway(SCHOOL_FILES);
	store = await openFolderStore(folder, "this database");
});

afterAll(async () => {
	await school.stop();
	await rm(folder, { recursive: true, force: true });
});

async function keep(version: string, age: number) {
	const path = store.incoming();
	await writeFile(path, version);
	const at = new Date(Date.now() - age);
	await utimes(path, at, at);
	await store.keep(path, version);
}

test("what a crash left is swept away: old files without an object, and old arrivals", async () => {
	await keep(WANTED, 2 * HOUR_MS);
	await keep(ORPHAN, 2 * HOUR_MS);
	await keep(FRESH, 0);
	const abandoned = store.incoming();
	await writeFile(abandoned, "half");
	await utimes(abandoned, 0, 0);
	await school.pool.query("insert into storage.objects (bucket_id, name, version) values ('lessons', 'wanted', $1)", [
		WANTED,
	]);

	expect(await sweepFiles(school.pool, store, Date.now)).toBe(1);
	const there = await Promise.all([WANTED, ORPHAN, FRESH].map((version) => store.read(version)));
	expect(await Promise.all(there.map((file) => file && text(file)))).toEqual([WANTED, null, FRESH]);
	await expect(stat(abandoned)).rejects.toThrow("ENOENT");
});

test("files that belong to another database stay", async () => {
	const other = await openFolderStore(folder, "another database");
	expect(other.ours).toBe(false);
	expect(await sweepFiles(school.pool, other, () => Date.now() + 10 * HOUR_MS)).toBe(0);
});

test("a version that is no version reaches no file", async () => {
	await expect(store.read("../store-id")).rejects.toThrow("not the version");
});
