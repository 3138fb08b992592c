import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Builder } from "./build/builder.ts";
import { compilerWith } from "./compiler.ts";
import { findSourceFolders } from "./project-folder.ts";

const PROGRAM = { flash: [], flashBytes: 2, ramBytes: 1 };
const SKETCH = "void setup() {}\nvoid loop() {}\n";

test("people who wait with the same sketch share what the first of them have built", async () => {
	const cacheDir = await mkdtemp(join(tmpdir(), "inspire-keep-"));
	const build = vi.fn<Builder["build"]>(async () => ({ program: PROGRAM, messages: "", stopped: null }));
	const builder = { hash: "h", libraries: [], build };
	const librariesFolder = findSourceFolders().libraries;
	const { compile } = await compilerWith(builder, { cacheDir, librariesFolder, log: () => undefined });
	const people = Array.from({ length: 10 }, (_, person) => compile(SKETCH, { userId: `${person}` }));
	for (const answer of await Promise.all(people)) expect(answer).toMatchObject({ outcome: "compiled" });
	// Two at once are built side by side.
	expect(build.mock.calls.length).toBeLessThanOrEqual(2);
	await rm(cacheDir, { recursive: true });
});

test("a program that cannot be kept is answered all the same, and the reason is logged", async () => {
	const cacheDir = await mkdtemp(join(tmpdir(), "inspire-keep-"));
	const build = async () => ({ program: PROGRAM, messages: "", stopped: null });
	const builder = { hash: "h", libraries: [], build };
	const log = vi.fn<(line: string) => void>();
	const { compile } = await compilerWith(builder, { cacheDir, librariesFolder: findSourceFolders().libraries, log });
	await rm(cacheDir, { recursive: true });
	expect(await compile(SKETCH, { userId: "asha" })).toMatchObject({ outcome: "compiled" });
	expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("ENOENT"));
});
