import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AROUND, ENDLESS } from "#compiler/testing/attacks.ts";
import { answerFor } from "#content/answers.ts";
import { loadProject } from "#content/projects.ts";
import { signUpAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "inspire-stem-bare-"));
let server: RunningServer;
const PROJECT = "water-temp-monitor";

/** The built product in a folder without a toolchain, on a machine that has neither apt nor an AVR compiler. */
beforeAll(async () => {
	mkdirSync(join(copy, "programs"));
	// What root needs to run PostgreSQL as somebody else, and nothing more.
	for (const program of ["id", "unshare"]) symlinkSync(`/usr/bin/${program}`, join(copy, "programs", program));
	mkdirSync(join(copy, "compiler"));
	for (const folder of ["dist", "compiler/runtime", "compiler/libraries", "compiler/wasm/files"]) {
		cpSync(join(project, folder), join(copy, folder), { recursive: true });
	}
	for (const link of ["node_modules", "package.json"]) symlinkSync(join(project, link), join(copy, link));
	server = await runServer({ PATH: join(copy, "programs") }, pathToFileURL(join(copy, "dist/server/main.js")));
});

afterAll(async () => {
	await server.stop();
	rmSync(copy, { recursive: true, force: true });
});

test("the server starts, says that it compiles by WebAssembly, and why", () => {
	expect(server.output()).toMatch(/compiled by WebAssembly.+\n.+/);
});

test("a program is compiled, a mistake explained, and a right solution passes", { timeout: 120_000 }, async () => {
	const learner = await signUpAt(server.url);
	const compile = async (source: string) => (await learner.post("/api/compile", { source })).json();
	const source = "void setup() {\n  pinMode(13, OUTPUT);\n}\nvoid loop() {}\n";
	expect(await compile(source)).toMatchObject({
		outcome: "compiled",
		hex: expect.stringMatching(/^:10/),
		diagnostics: [],
	});
	expect(await compile(source.replace(");", ")"))).toMatchObject({
		outcome: "failed",
		diagnostics: [{ code: "missing_semicolon", line: 2 }],
	});
	const answers = answerFor(PROJECT);
	const circuit = (await loadProject(PROJECT))?.circuit;
	const response = await learner.post("/api/check", { projectId: PROJECT, source: answers?.solution, circuit });
	expect(await response.json()).toMatchObject({ report: { passed: true } });
});

test("a program that never ends compiling is stopped, and others are compiled after it", {
	timeout: 120_000,
}, async () => {
	const learner = await signUpAt(server.url);
	const compile = async (source: string) => (await learner.post("/api/compile", { source })).json();
	const endless = await compile(ENDLESS + AROUND);
	expect(endless).toMatchObject({ outcome: "failed", diagnostics: [{ code: "compiler_stopped" }] });
	expect(await compile("void setup() {}\nvoid loop() {}\n")).toMatchObject({ outcome: "compiled" });
});
