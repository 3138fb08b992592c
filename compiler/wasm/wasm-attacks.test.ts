import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Compiler, compilerWith } from "../compiler.ts";
import { findSourceFolders } from "../project-folder.ts";
import { AROUND, ATTACKS, ENDLESS, macroBomb } from "../testing/attacks.ts";
import { wasmBuilder } from "../testing/both-engines.ts";
import { expectRefused } from "../testing/expect-refused.ts";

let compiler: Compiler;
let cacheDir: string;

beforeAll(async () => {
	cacheDir = await mkdtemp(join(tmpdir(), "inspire-wasm-"));
	const librariesFolder = findSourceFolders().libraries;
	compiler = await compilerWith(await wasmBuilder(), { cacheDir, librariesFolder, log: () => undefined });
});
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

test.each(ATTACKS)(
	"a sketch that %s is refused, in few words, and shows nothing of the machine",
	async (_, sketch, code) => {
		expectRefused(await compiler.compile(sketch + AROUND, { userId: "mallory" }), code);
	},
);

test("a sketch that keeps the compiler calculating is stopped after its time, and others are compiled", {
	timeout: 90_000,
}, async () => {
	const others = ["asha", "juma", "neema"].map((userId) => compiler.compile(AROUND, { userId }));
	const answer = await compiler.compile(ENDLESS + AROUND, { userId: "mallory" });
	expect(answer.diagnostics.map(({ code }) => code)).toEqual(["compiler_stopped"]);
	for (const other of await Promise.all(others)) expect(other).toMatchObject({ outcome: "compiled" });
});

test("nobody waits for a program whose person has gone away", async () => {
	const controller = new AbortController();
	const compiling = compiler.compile(macroBomb(41) + AROUND, { userId: "gone", signal: controller.signal });
	setTimeout(() => controller.abort(new Error("gone")), 300);
	await expect(compiling).rejects.toThrow("gone");
});
