import { randomUUID } from "node:crypto";
import type { Builder } from "../build/builder.ts";
import { contentHash } from "../build/content-hash.ts";
import { sketchFlags } from "../build/flags.ts";
import { openJobThreads } from "../job-threads.ts";
import { readToolkitParts, type ToolkitPartsHere, toolkitHere } from "./files-here.ts";
import { readPack } from "./pack.ts";
import type { ProgramRun } from "./run-program.ts";
import { builtBy, openRunner, type WasmJob } from "./runner.ts";
import { librariesIn } from "./toolkit.ts";

/** Milliseconds that a program may take, a third longer than in a sandbox. */
const DEADLINE_MS = 20_000;
/** Programs at once, each with half a gigabyte at most. */
const THREADS = 2;

/**
 * Builds with the compiler in WebAssembly, on any system: it sees the files that it is given and nothing of the machine.
 * `worker`: the built `wasm-worker.ts`; without one it runs on the caller's thread, with no limit of time, as in tests.
 */
export async function openWasmBuilder(wasmFiles: string, worker?: URL): Promise<Builder> {
	const parts = await readToolkitParts(wasmFiles);
	const libraries = librariesIn(readPack(parts.packs.prebuilt));
	const run = worker ? inThreads(worker, parts) : openRunner(toolkitHere(parts));
	const build = (job: WasmJob, signal?: AbortSignal) => builtBy(run(job, signal), job);
	return {
		hash: contentHash([parts.checksum, sketchFlags(libraries).join(" ")]),
		libraries,
		build: (cpp, signal) => build({ cpp, debug: false }, signal),
		buildForDebugging: (cpp, signal) => build({ cpp, debug: true }, signal),
	};
}

function inThreads(worker: URL, workerData: ToolkitPartsHere) {
	const options = { size: THREADS, deadline: DEADLINE_MS, workerData };
	const threads = openJobThreads<WasmJob, ProgramRun>(worker, options);
	// Whose turn it is has been seen to by who asks.
	return (job: WasmJob, signal?: AbortSignal) => threads.run(job, { userId: randomUUID(), signal });
}
