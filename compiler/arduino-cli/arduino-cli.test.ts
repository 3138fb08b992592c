import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Compiler, OpenedCompiler } from "../compiler.ts";
import { type LocalCompilerOptions, openCompilerHere } from "../open-compiler-here.ts";
import { findArduinoCli } from "./find-arduino-cli.ts";

/** Fakes arduino-cli 1.0.4 with core 1.8.6: records its arguments and the sketch, and prints the text of a file. */
const FAKE = `#!${process.execPath}
const { appendFileSync, cpSync, mkdirSync, readFileSync } = require("node:fs");
const { join } = require("node:path");
const args = process.argv.slice(2);
const home = __dirname;
appendFileSync(join(home, "asked.jsonl"), JSON.stringify(args) + "\\n");
if (args[0] === "version") console.log('{"Application":"arduino-cli","VersionString":"1.0.4","Commit":"a1b2c3d4"}');
if (args[0] === "core") console.log(readFileSync(join(home, "cores.json"), "utf8"));
if (args[0] === "compile") {
	cpSync(args.at(-1), join(home, "sketch"), { recursive: true });
	const answer = JSON.parse(readFileSync(join(home, "answer.json"), "utf8"));
	if (answer.forever) for (;;) ;
	const out = args[args.indexOf("--output-dir") + 1];
	mkdirSync(out, { recursive: true });
	if (answer.report.success) cpSync(join(home, "program.elf"), join(out, "sketch.ino.elf"));
	console.log(JSON.stringify(answer.report, null, 2));
	process.exitCode = answer.report.success ? 0 : 1;
}
`;
const CORES = JSON.stringify({ platforms: [{ id: "arduino:avr", installed_version: "1.8.6" }] });

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "inspire-cli-"));
	await mkdir(join(folder, "bin"));
	await writeFile(join(folder, "bin/arduino-cli"), FAKE);
	await chmod(join(folder, "bin/arduino-cli"), 0o755);
	await writeFile(join(folder, "bin/cores.json"), CORES);
	await writeFile(join(folder, "bin/program.elf"), elf(Buffer.from("0C9434000C945100", "hex")));
	vi.stubEnv("PATH", join(folder, "bin"));
	vi.stubEnv("HOME", join(folder, "home"));
});
afterEach(async () => {
	vi.unstubAllEnvs();
	await rm(folder, { recursive: true, force: true });
});

function openHere(
	withoutSandbox: LocalCompilerOptions["withoutSandbox"],
	log = (_: string) => {},
): Promise<OpenedCompiler> {
	const [toolchainDir, cacheDir] = [join(folder, "toolchain"), join(folder, "cache")];
	return openCompilerHere({ toolchainDir, cacheDir, log, withoutSandbox });
}

async function compilerHere(): Promise<Compiler> {
	const opened = await openHere("allowed");
	if (opened.state === "missing") throw new Error(`${opened.reason} ${opened.remedy}`);
	return opened.compiler;
}

const answers = (answer: unknown) => writeFile(join(folder, "bin/answer.json"), JSON.stringify(answer));

async function asked(): Promise<string[][]> {
	const lines = (await readFile(join(folder, "bin/asked.jsonl"), "utf8")).trim().split("\n");
	return lines.map((line) => JSON.parse(line));
}

const SKETCH = "void setup() { blink(); }\nvoid blink() {}\nvoid loop() {}\n";

describe("where the Debian toolchain does not come to be, arduino-cli", () => {
	test("compiles for the Uno, with our libraries, and gives its program", async () => {
		await answers({ report: { compiler_out: "", compiler_err: "", success: true } });
		const compiler = await compilerHere();
		expect(await compiler.compile(SKETCH, { userId: "asha" })).toEqual({
			outcome: "compiled",
			hex: ":080000000C9434000C94510033\r\n:00000001FF\r\n",
			size: { flash: 8, ram: 0 },
			diagnostics: [],
		});
		const args = (await asked()).at(-1) ?? [];
		const given = (flag: string) => args[args.indexOf(flag) + 1] ?? "";
		expect(args[0]).toBe("compile");
		expect(given("--fqbn")).toBe("arduino:avr:uno");
		expect(given("--format")).toBe("json");
		expect(await readdir(given("--libraries"))).toEqual(expect.arrayContaining(["DHT", "Servo", "OneWire"]));
		expect(args).toContainEqual(expect.stringMatching(/^compiler\.c\.elf\.extra_flags=.*-Wl,--wrap=delay/));
		const sent = await readFile(join(folder, "bin/sketch/program.cpp"), "utf8");
		expect(sent).toContain("void blink();");
		expect(sent).toContain('#line 1 "sketch.ino"');
		expect(await readdir(join(folder, "bin/sketch"))).toContain("delay.cpp");
	});

	test("compiles an equal sketch once", async () => {
		await answers({ report: { compiler_out: "", compiler_err: "", success: true } });
		const compiler = await compilerHere();
		await compiler.compile(SKETCH, { userId: "asha" });
		await compiler.compile(SKETCH, { userId: "juma" });
		expect((await asked()).filter(([command]) => command === "compile")).toHaveLength(1);
	});

	test("has its mistakes explained at line and column, without the folders of this machine", async () => {
		const built = "/home/asha/.cache/arduino/sketches/0A1B/sketch";
		const messages = [
			"sketch.ino: In function 'void setup()':",
			"sketch.ino:2:3: error: 'digitalwrite' was not declared in this scope",
			"sketch.ino:2:3: note: suggested alternative: 'digitalWrite'",
			`${built}/program.cpp:9:2: warning: unused variable 'x' [-Wunused-variable]`,
			"exit status 1",
		];
		await answers({
			report: {
				compiler_out: "",
				compiler_err: messages.join("\n"),
				success: false,
				builder_result: { build_path: built, diagnostics: [] },
				error: "Error during build: exit status 1",
			},
		});
		const compiler = await compilerHere();
		const answer = await compiler.compile("void setup() {\n  digitalwrite(13, HIGH);\n}\nvoid loop() {}\n", {
			userId: "asha",
		});
		expect(answer.outcome).toBe("failed");
		expect(answer.diagnostics).toMatchObject([
			{ code: "name_misspelled", line: 2, column: 3, params: { suggestion: "digitalWrite" } },
		]);
		expect(JSON.stringify(answer)).not.toContain("/home/asha");
	});

	test("is ended when nobody waits any more, and leaves no folder", async () => {
		await answers({ forever: true });
		vi.stubEnv("TMPDIR", join(folder, "tmp"));
		await mkdir(join(folder, "tmp"));
		const compiler = await compilerHere();
		const controller = new AbortController();
		const compiling = compiler.compile(SKETCH, { userId: "asha", signal: controller.signal });
		await expect.poll(() => readdir(join(folder, "bin"))).toContain("sketch");
		controller.abort(new Error("gone"));
		await expect(compiling).rejects.toThrow("gone");
		expect(await readdir(join(folder, "tmp"))).toEqual([]);
	});
});

describe("nothing is compiled without a sandbox", () => {
	test.each([
		["unless the installer says so", "not_wanted", "COMPILE_WITHOUT_SANDBOX=yes and HOST=127.0.0.1"],
		["where others can ask", "not_local", "HOST=127.0.0.1"],
	] as const)("%s", async (_, withoutSandbox, remedy) => {
		const opened = await openHere(withoutSandbox);
		expect(opened).toMatchObject({ state: "missing", remedy: expect.stringContaining(remedy) });
		expect((await asked()).map(([command]) => command)).not.toContain("compile");
	});

	test("and where it is, the log says so", async () => {
		const log = vi.fn();
		await openHere("allowed", log);
		expect(log).toHaveBeenLastCalledWith(expect.stringContaining("WITHOUT a sandbox"));
	});
});

describe("an arduino-cli", () => {
	test("that lacks the core of the Uno is of no use, and what to do is told", async () => {
		await writeFile(join(folder, "bin/cores.json"), '{"platforms":[]}');
		const opened = await openHere("allowed");
		expect(opened).toMatchObject({ state: "missing", remedy: "Run: arduino-cli core install arduino:avr" });
	});

	test("of before 1.0 lists its cores in another shape", async () => {
		await writeFile(join(folder, "bin/cores.json"), '[{"id":"arduino:avr","installed":"1.8.3"}]');
		expect(await findArduinoCli()).toMatchObject({ state: "ready" });
	});

	test("that is not there is not found", async () => {
		vi.stubEnv("PATH", [join(folder, "a"), join(folder, "b")].join(delimiter));
		expect(await findArduinoCli()).toMatchObject({ state: "missing" });
	});
});

/** A program of an ELF file with one segment at address 0. */
function elf(bytes: Buffer): Buffer {
	const head = Buffer.alloc(84);
	head.writeUInt32BE(0x7f454c46, 0);
	head.writeUInt32LE(52, 28);
	head.writeUInt16LE(32, 42);
	head.writeUInt16LE(1, 44);
	head.writeUInt32LE(1, 52);
	head.writeUInt32LE(84, 56);
	head.writeUInt32LE(bytes.length, 68);
	head.writeUInt32LE(bytes.length, 72);
	return Buffer.concat([head, bytes]);
}
