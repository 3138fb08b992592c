import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sourcesHash } from "../build/prebuilt.ts";
import { findSourceFolders } from "../project-folder.ts";
import { testToolchain } from "../testing/test-compiler.ts";
import { firstOtherFile } from "./first-other-file.ts";
import { checksumsOf, MADE_FROM, madeFrom } from "./made-from.ts";
import { readPack, writePack } from "./pack.ts";

const sources = findSourceFolders();
const made = madeFrom.parse(JSON.parse(await readFile(join(sources.wasmFiles, MADE_FROM), "utf8")));

test("the files are those whose checksums are written down", async () => {
	expect(await checksumsOf(sources.wasmFiles)).toEqual(made.checksums);
});

test.each(["cc1plus", "as", "ld"])("what starts %s names nothing of Node", async (name) => {
	const glue = await readFile(join(sources.wasmFiles, `${name}.js`), "utf8");
	expect(glue.match(/\b(?:process|require|global|__filename|__dirname|Buffer)\b/g)).toBeNull();
});

test("the libraries are packed as they are now; else `npm run compiler-files` packs them", async () => {
	expect(made.sources).toBe(await sourcesHash(sources));
});

test("the packed toolchain is the one that compiles natively", async () => {
	expect(await firstOtherFile((await testToolchain()).root, sources.wasmFiles)).toBeNull();
});

test("another toolchain is told by its first other file", async () => {
	expect(await firstOtherFile("/nonexistent", sources.wasmFiles)).toMatch(/^\/usr\//);
});

test("a pack has its files again, also empty ones and others' alphabets", () => {
	const files = new Map([
		["/b/empty", new Uint8Array()],
		["/a/ñ", Uint8Array.of(1, 2, 3)],
	]);
	const packed = writePack(files);
	const shifted = new Uint8Array(packed.length + 3);
	shifted.set(packed, 3);
	for (const pack of [packed, shifted.subarray(3)]) {
		expect(new Map([...readPack(pack)].map(([path, bytes]) => [path, [...bytes]]))).toEqual(
			new Map([
				["/a/ñ", [1, 2, 3]],
				["/b/empty", []],
			]),
		);
	}
});
