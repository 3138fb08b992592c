import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { programOf } from "../build/build-sketch.ts";
import type { Builder, Built } from "../build/builder.ts";
import { contentHash, folderHash } from "../build/content-hash.ts";
import { LINK_FLAGS, SKETCH_ONLY_FLAGS } from "../build/flags.ts";
import { listLibraries } from "../build/prebuilt.ts";
import type { SourceFolders } from "../project-folder.ts";
import type { ArduinoCli } from "./find-arduino-cli.ts";
import { runLimited } from "./run-limited.ts";

/** It recompiles the used libraries each time, and the whole core the first time. */
const SECONDS = 90;
const BOARD = "arduino:avr:uno";

/** What `arduino-cli compile --format json` prints; older versions leave some of it out. */
const compileReport = z.object({ compiler_out: z.string().default(""), compiler_err: z.string().default("") });

/**
 * Builds with an arduino-cli of this machine and our own libraries. There is no sandbox around it: see
 * docs/decisions for when it may be used.
 */
export async function arduinoCliBuilder(cli: ArduinoCli, sources: SourceFolders): Promise<Builder> {
	const hash = contentHash([
		cli.version,
		compileArguments(sources, "").join(" "),
		await folderHash(sources.libraries),
		await folderHash(sources.runtime),
	]);
	return {
		hash,
		libraries: await listLibraries(sources.libraries),
		async build(cpp, signal) {
			const folder = await mkdtemp(join(tmpdir(), "inspire-sketch-"));
			try {
				await writeSketch(folder, cpp, sources);
				const args = compileArguments(sources, folder);
				const run = await runLimited(cli.program, args, { cwd: folder, seconds: SECONDS, signal });
				const program = run.exit === 0 ? programOf(await readProgramFile(folder)) : null;
				return { program, messages: messagesOf(run), stopped: run.stopped } satisfies Built;
			} finally {
				await rm(folder, { recursive: true, force: true });
			}
		},
	};
}

/** The translated text beside an empty sketch, so that arduino-cli adds nothing to it, and our `delay`. */
async function writeSketch(folder: string, cpp: string, { runtime }: SourceFolders): Promise<void> {
	const sketch = join(folder, "sketch");
	await mkdir(sketch);
	await writeFile(join(sketch, "sketch.ino"), "// The program stands in program.cpp.\n");
	await writeFile(join(sketch, "program.cpp"), cpp);
	await cp(join(runtime, "delay.cpp"), join(sketch, "delay.cpp"));
}

/** Link-time optimisation is off: with it, the linker does not replace the core's `delay` with ours. */
function compileArguments({ libraries }: SourceFolders, folder: string): string[] {
	const cpp = ["-fno-lto", ...SKETCH_ONLY_FLAGS].join(" ");
	return [
		...["compile", "--fqbn", BOARD, "--format", "json", "--warnings", "all"],
		...["--libraries", libraries],
		...["--build-path", join(folder, "build"), "--output-dir", join(folder, "out")],
		...["--build-property", `compiler.cpp.extra_flags=${cpp}`],
		...["--build-property", "compiler.c.extra_flags=-fno-lto"],
		...["--build-property", `compiler.c.elf.extra_flags=-fno-lto ${LINK_FLAGS.join(" ")}`],
		join(folder, "sketch"),
	];
}

async function readProgramFile(folder: string): Promise<Buffer> {
	return readFile(join(folder, "out/sketch.ino.elf")).catch(() => Buffer.alloc(0));
}

/** The compiler's messages out of the report; whatever was printed where there is no report. */
function messagesOf({ output, messages }: { output: string; messages: string }): string {
	const start = output.indexOf("{");
	const report = compileReport.safeParse(start === -1 ? null : parsed(output.slice(start)));
	const text = report.success ? report.data.compiler_err : `${output}\n${messages}`;
	return process.platform === "win32" ? text.replaceAll("\\", "/") : text;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
