import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CompileResult } from "#domain/bench/compile-result.ts";
import { openNativeBuilder } from "./build/native-builder.ts";
import type { Compiler } from "./compiler.ts";
import { findSourceFolders } from "./project-folder.ts";
import type { Job } from "./sandbox/contained-process.ts";
import { runProgram } from "./testing/run-program.ts";
import { holdingTiers, testCompiler, testToolchain } from "./testing/test-compiler.ts";

let compiler: Compiler;
let close: () => Promise<void>;

beforeAll(async () => {
	({ compiler, close } = await testCompiler());
});
afterAll(() => close());

const BLINK = `void setup() {
  pinMode(LED_BUILTIN, OUTPUT);
}
void loop() {
  digitalWrite(LED_BUILTIN, HIGH);
  delay(1000);
  digitalWrite(LED_BUILTIN, LOW);
  delay(1000);
}
`;

test("a sketch without mistakes becomes an Intel HEX file with its sizes", async () => {
	const answer = await compiler.compile(BLINK, { userId: "asha" });
	expect(answer).toMatchObject({ outcome: "compiled", diagnostics: [] });
	if (answer.outcome !== "compiled") return;
	expect(answer.hex).toMatch(/^(:[0-9A-F]+\r\n)+$/);
	expect(answer.hex.endsWith(":00000001FF\r\n")).toBe(true);
	expect(answer.size.flash).toBeGreaterThan(500);
	expect(answer.size.flash).toBeLessThan(1500);
	expect(answer.size.ram).toBeLessThan(50);
});

test("a mistake is an answer that names its line in the sketch", async () => {
	const answer = await compiler.compile(BLINK.replace("OUTPUT);", "OUTPUT);\n  blub();"), { userId: "asha" });
	expect(answer).toMatchObject({ outcome: "failed", diagnostics: [{ line: 3, severity: "error" }] });
});

const MELODY = `#include "pitches.h"
#include "pitches.h"
void setup() { play(NOTE_A4); }
void loop() {}
// ===== motors.ino =====
void play(int pitch) { tone(8, pitch); }
// ===== pitches.h =====
#include "base.h"
#define NOTE_A4 (2 * NOTE_A3)
// ===== base.h =====
#include "pitches.h"
#define NOTE_A3 220
`;

test("a sketch includes its own tabs, and a mistake in one is named by its line in the whole text", async () => {
	expect(await compiler.compile(MELODY, { userId: "asha" })).toMatchObject({ outcome: "compiled", diagnostics: [] });
	const broken = MELODY.replace("NOTE_A3 220", "NOTE_A3 220\nint x = blub;");
	expect(await compiler.compile(broken, { userId: "asha" })).toMatchObject({
		outcome: "failed",
		diagnostics: [{ code: "name_not_known", line: 13 }],
	});
});

test("an equal sketch is not compiled again, and comments make it another one", async () => {
	let jobs = 0;
	const counting = (await holdingTiers()).map((tier) => ({
		...tier,
		open: async (folder: string | null) => {
			const { readyFor: _none, ...opened } = await tier.open(folder);
			return { ...opened, run: (job: Job) => opened.run(job).finally(() => jobs++) };
		},
	}));
	const own = await testCompiler({ tiers: counting });
	const before = jobs;
	const answer = await own.compiler.compile(BLINK, { userId: "asha" });
	expect(await own.compiler.compile(BLINK, { userId: "juma" })).toEqual(answer);
	expect(jobs).toBe(before + 1);
	await own.compiler.compile(`${BLINK}// another\n`, { userId: "juma" });
	expect(jobs).toBe(before + 2);
	await own.close();
});

test("every sandbox that this user can have makes the same program", async () => {
	const answers: CompileResult[] = [];
	for (const tier of await holdingTiers()) {
		const own = await testCompiler({ tiers: [tier] });
		answers.push(await own.compiler.compile(BLINK, { userId: "asha" }));
		await own.close();
	}
	expect(answers[0]).toMatchObject({ outcome: "compiled" });
	for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test("a function may be used above the place where it is written", async () => {
	const sketch = `struct Range { int low, high; };
void setup() { Serial.begin(9600); Serial.println(width({1, 5}) + twice(2)); }
void loop() {}
int width(Range range) { return range.high - range.low; }
int twice(int n) { return 2 * n; }
`;
	expect(await compiler.compile(sketch, { userId: "asha" })).toMatchObject({ outcome: "compiled", diagnostics: [] });
});

test("a mistake in a function's head is said once, at its line", async () => {
	const { diagnostics } = await compiler.compile("void setup() {}\nvoid loop() {}\nvoid go(strng a) {}\n", {
		userId: "asha",
	});
	expect(diagnostics.map(({ line }) => line)).toEqual([3]);
});

test("a function without its return ends the program, and runs into no other", async () => {
	const sketch = `int forgets() { Serial.print("a"); Serial.flush(); }
void setup() { Serial.begin(9600); if (forgets() == 1) Serial.print("b"); other(); }
void other() { Serial.print("c"); Serial.flush(); }
void loop() {}
`;
	const answer = await compiler.compile(sketch, { userId: "asha" });
	expect(answer).toMatchObject({ outcome: "compiled", diagnostics: [{ code: "missing_return", line: 1 }] });
	if (answer.outcome === "compiled") expect(runProgram(answer.hex, 0.5).serial).toBe("a");
});

test("ten sketches at once are all compiled", async () => {
	const started = Date.now();
	const sketches = Array.from({ length: 10 }, (_, index) => BLINK.replaceAll("1000", String(1001 + index)));
	const answers = await Promise.all(
		sketches.map((sketch, index) => compiler.compile(sketch, { userId: `learner ${index}` })),
	);
	expect(answers.map(({ outcome }) => outcome)).toEqual(Array(10).fill("compiled"));
	console.log(`${Math.round((Date.now() - started) / 10)} ms a sketch, two at once`);
});

test("without a toolchain the reason and the remedy are told", async () => {
	const [toolchainDir, cacheDir] = ["/nonexistent", "/nonexistent"];
	const opened = await openNativeBuilder({ toolchainDir, cacheDir, sources: findSourceFolders() });
	expect(opened).toMatchObject({ state: "missing", reason: expect.any(String), remedy: expect.any(String) });
});

test("the folder of compiled programs is read by this user only, and loses what earlier versions left", async () => {
	const cacheDir = await mkdtemp(join(tmpdir(), "inspire-compiler-"));
	await chmod(cacheDir, 0o755);
	await mkdir(join(cacheDir, "prebuilt/earlier"), { recursive: true });
	const shared = join((await testToolchain()).root, "../prebuilt");
	const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
	for (const name of ["earlier", "incoming-broken-off"]) {
		await mkdir(join(shared, name), { recursive: true });
		await utimes(join(shared, name), old, old);
	}
	const own = await testCompiler({ cacheDir });
	expect(await own.compiler.compile(BLINK, { userId: "asha" })).toMatchObject({ outcome: "compiled" });
	const modeOf = async (name: string) => ((await stat(join(cacheDir, name))).mode & 0o777).toString(8);
	expect([await modeOf("."), await modeOf("builds")]).toEqual(["711", "700"]);
	expect(await readdir(cacheDir)).not.toContain("prebuilt");
	const kept = await readdir(shared);
	expect(kept).toContainEqual(expect.stringMatching(/^[0-9a-f]{32}$/));
	for (const name of ["earlier", "incoming-broken-off"]) expect(kept).not.toContain(name);
	await rm(cacheDir, { recursive: true });
});
