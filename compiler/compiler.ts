import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { CompileResult } from "#domain/bench/compile-result.ts";
import { analysisHere } from "./analysis/analysis.ts";
import { openAnalysisThreads } from "./analysis/analysis-threads.ts";
import { answerOf, keptOf } from "./answer.ts";
import type { Builder } from "./build/builder.ts";
import { contentHash } from "./build/content-hash.ts";
import { DEBUG_FLAGS } from "./build/flags.ts";
import { type CachedBuild, openBuildCache } from "./cache.ts";
import { COMPILER_STOPPED } from "./diagnostics/compiler-stopped.ts";
import { knownNames } from "./diagnostics/known-names.ts";
import { readLibraryHeaders } from "./diagnostics/library-headers.ts";
import { findDeepNesting } from "./diagnostics/nesting.ts";
import type { Waiting } from "./job-threads.ts";
import { JobTooComplex } from "./job-too-complex.ts";
import { createFairQueue } from "./queue.ts";

export interface Compiler {
	/**
	 * Compiles a sketch for the Arduino Uno. A sketch with mistakes is an answer ("failed"), not an error. Equal sketches are
	 * compiled once. `person` is who waits: the queue is fair among persons. With `debug` it is built to be stepped through,
	 * and the answer has what a debugger needs, where this compiler can: that program is never the one that is awarded.
	 * @throws QueueFull when too many programs wait; the signal's reason when it aborts (nothing is left running).
	 */
	compile(source: string, waiting: Waiting, options?: { debug?: boolean | undefined }): Promise<CompileResult>;
	/** Position in the queue of this person's next program; 0 when none waits. */
	ahead(userId: string): number;
}

export interface CompilerOptions {
	cacheDir: string;
	librariesFolder: string;
	log: (line: string) => void;
	/** The built `analysis/analysis-worker.ts`; without it, sketches are analysed on the caller's thread. */
	analysisWorker?: URL | undefined;
}

/** The compiler over one way of building: prototypes and explanations, a cache and a fair queue. */
export async function compilerWith(
	builder: Builder,
	{ cacheDir, librariesFolder, log, analysisWorker }: CompilerOptions,
): Promise<Compiler> {
	await mkdir(cacheDir, { recursive: true });
	// Not listable by others. A sandbox of another user traverses it to the prebuilt core.
	await chmod(cacheDir, 0o711);
	const names = knownNames(await readLibraryHeaders(librariesFolder, builder.libraries));
	const analysis = analysisWorker ? openAnalysisThreads(analysisWorker, names) : analysisHere(names);
	const cache = await openBuildCache(join(cacheDir, "builds"));
	const queue = createFairQueue({ mostRunningPerPerson: 1 });

	/** A full disk costs the next one time, not this one the answer. */
	async function keep(key: string, built: CachedBuild): Promise<void> {
		await cache.put(key, built).catch((error: Error) => log(`A compiled program could not be kept: ${error.message}`));
	}

	async function build(cpp: string, debug: boolean, signal?: AbortSignal): Promise<CachedBuild> {
		const built =
			(await (debug ? builder.buildForDebugging?.(cpp, signal) : undefined)) ?? (await builder.build(cpp, signal));
		if (built.stopped === "aborted") throw signal?.reason ?? new Error("aborted");
		return keptOf(built);
	}

	/** Another may have built the same while this one waited: a class begins with one starter. */
	async function buildOnce(key: string, cpp: string, debug: boolean, signal?: AbortSignal): Promise<CachedBuild> {
		const kept = await cache.get(key);
		if (kept !== null) return kept;
		const built = await build(cpp, debug, signal);
		if (built.stopped === null) await keep(key, built);
		return built;
	}

	async function compileParsed(source: string, waiting: Waiting, debug: boolean): Promise<CompileResult> {
		const { userId, signal } = waiting;
		const cpp = await analysis.translate(source, waiting);
		const key = contentHash([builder.hash, cpp, ...(debug ? DEBUG_FLAGS : [])]);
		const built = (await cache.get(key)) ?? (await queue.run(userId, () => buildOnce(key, cpp, debug, signal), signal));
		return answerOf(built, await analysis.explain({ source, ...built }, waiting));
	}

	return {
		ahead: queue.ahead,
		async compile(source, waiting, { debug = false } = {}) {
			const nested = findDeepNesting(source);
			if (nested !== null) return { outcome: "failed", diagnostics: [nested] };
			try {
				return await compileParsed(source, waiting, debug);
			} catch (error) {
				if (error instanceof JobTooComplex) return { outcome: "failed", diagnostics: [COMPILER_STOPPED] };
				throw error;
			}
		},
	};
}
