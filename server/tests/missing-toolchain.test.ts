import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "inspire-stem-bare-"));
let server: RunningServer;

/** The built product in a folder without a toolchain, on a machine that has neither apt nor an AVR compiler. */
beforeAll(async () => {
	mkdirSync(join(copy, "programs"));
	// What root needs to run PostgreSQL as somebody else, and nothing more.
	for (const program of ["id", "unshare"]) symlinkSync(`/usr/bin/${program}`, join(copy, "programs", program));
	mkdirSync(join(copy, "compiler"));
	for (const folder of ["dist", "compiler/runtime", "compiler/libraries"]) {
		cpSync(join(project, folder), join(copy, folder), { recursive: true });
	}
	for (const link of ["node_modules", "package.json"]) symlinkSync(join(project, link), join(copy, link));
	server = await runServer({ PATH: join(copy, "programs") }, pathToFileURL(join(copy, "dist/server/main.js")));
});

afterAll(async () => {
	await server.stop();
	rmSync(copy, { recursive: true, force: true });
});

test("without a toolchain the server starts, and says what is missing and what helps", () => {
	expect(server.output()).toMatch(/Sketches can't be compiled here: .+\n.+/);
});

test("config.json does not offer compiling, and both endpoints say that there is no compiler", async () => {
	const config = (await (await fetch(`${server.url}/config.json`)).json()) as { features: { compile: boolean } };
	expect(config.features.compile).toBe(false);
	const learner = await signUpAt(server.url);
	const source = "void setup() {}\nvoid loop() {}\n";
	for (const answer of [
		await learner.post("/api/compile", { source }),
		await learner.post("/api/check", {
			projectId: "water-temp-monitor",
			source,
			circuit: { board: "uno", parts: [], wires: [] },
		}),
	]) {
		expect([answer.status, await answer.json()]).toEqual([503, { code: "compiler_missing" }]);
	}
});
