import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { compilerWith } from "./compiler.ts";
import { findSourceFolders } from "./project-folder.ts";

test("a program that cannot be kept is answered all the same, and the reason is logged", async () => {
	const cacheDir = await mkdtemp(join(tmpdir(), "inspire-keep-"));
	const program = { flash: [], flashBytes: 2, ramBytes: 1 };
	const builder = { hash: "h", libraries: [], build: async () => ({ program, messages: "", stopped: null }) };
	const log = vi.fn<(line: string) => void>();
	const { compile } = await compilerWith(builder, { cacheDir, librariesFolder: findSourceFolders().libraries, log });
	await rm(cacheDir, { recursive: true });
	expect(await compile("void setup() {}\nvoid loop() {}\n", { person: "asha" })).toMatchObject({ outcome: "compiled" });
	expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("ENOENT"));
});
