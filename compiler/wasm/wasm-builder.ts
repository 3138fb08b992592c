import { randomUUID } from "node:crypto";
import { programOf } from "../build/build-sketch.ts";
import type { Builder, Built } from "../build/builder.ts";
import { contentHash } from "../build/content-hash.ts";
import { sketchFlags } from "../build/flags.ts";
import { listLibraries } from "../build/prebuilt.ts";
import { readDebugInfo } from "../debug-info/read-debug-info.ts";
import { JobTooComplex, openJobThreads } from "../job-threads.ts";
import type { SourceFolders } from "../project-folder.ts";
import { SKETCH_NAME } from "../sketch/line-mark.ts";
import { readToolkitParts } from "./files-here.ts";
import type { ProgramRun } from "./run-program.ts";
import { openRunner, type RunnerParts, type WasmJob } from "./runner.ts";

/** Milliseconds that a program may take, a third longer than in a sandbox. */
const DEADLINE_MS = 20_000;
/** Programs at once, each with half a gigabyte at most. */
const THREADS = 2;

/**
 * Builds with the compiler in WebAssembly, on any system: it sees the files that it is given and nothing of the machine.
 * `worker`: the built `wasm-worker.ts`; without one it runs on the caller's thread, with no limit of time, as in tests.
 */
export async function openWasmBuilder(sources: SourceFolders, worker?: URL): Promise<Builder> {
	const parts = await readToolkitParts(sources.wasmFiles);
	const libraries = await listLibraries(sources.libraries);
	const runnerParts: RunnerParts = { ...parts, libraries };
	const run = worker ? inThreads(worker, runnerParts) : openRunner(runnerParts);

	async function build(job: WasmJob, signal?: AbortSignal): Promise<{ built: Built; elf: Buffer }> {
		try {
			const { exit, messages, output, stopped } = await run(job, signal);
			const elf = Buffer.from(output ?? []);
			return { built: { program: exit === 0 ? programOf(elf) : null, messages, stopped }, elf };
		} catch (error) {
			if (!(error instanceof JobTooComplex)) throw error;
			return { built: { program: null, messages: "", stopped: "time" }, elf: Buffer.alloc(0) };
		}
	}

	return {
		hash: contentHash([parts.checksum, sketchFlags(libraries).join(" ")]),
		libraries,
		build: async (cpp, signal) => (await build({ cpp, debug: false }, signal)).built,
		async buildForDebugging(cpp, signal) {
			const { built, elf } = await build({ cpp, debug: true }, signal);
			return { ...built, debug: built.program && readDebugInfo(elf, SKETCH_NAME) };
		},
	};
}

function inThreads(worker: URL, workerData: RunnerParts) {
	const options = { size: THREADS, deadline: DEADLINE_MS, workerData };
	const threads = openJobThreads<WasmJob, ProgramRun>(worker, options);
	// Whose turn it is has been seen to by who asks.
	return (job: WasmJob, signal?: AbortSignal) => threads.run(job, { userId: randomUUID(), signal });
}
