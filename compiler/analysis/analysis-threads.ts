import { Worker } from "node:worker_threads";
import type { Diagnostic } from "#domain/diagnostic.ts";
import type { KnownNames } from "../diagnostics/known-names.ts";
import { createFairQueue } from "../queue.ts";
import { type AnalysisJob, type SketchAnalysis, SketchTooComplex, type Waiting } from "./analysis.ts";

export type AnalysisMessage =
	/** The thread has its modules and the job: from now on the deadline counts. */
	{ state: "begun" } | { state: "done"; result: string | Diagnostic[] } | { state: "too_complex" };

/** Milliseconds one analysis may take: a sketch of the greatest length takes a tenth of it. */
const DEADLINE_MS = 4000;

/**
 * Analyses sketches in threads of their own, in turns among the persons, each with one at a time. A thread that is over
 * its deadline is ended and replaced at the next job.
 */
export function openAnalysisThreads(
	workerFile: URL,
	names: KnownNames,
	{ size = 2, deadline = DEADLINE_MS } = {},
): SketchAnalysis {
	const idle = new Set<Worker>();
	const queue = createFairQueue({ slots: size, mostRunningPerPerson: 1 });

	function takeWorker(): Worker {
		const [waiting] = idle;
		if (waiting) {
			idle.delete(waiting);
			return waiting;
		}
		const worker = new Worker(workerFile, {
			execArgv: [],
			workerData: names,
			resourceLimits: { maxOldGenerationSizeMb: 256 },
		});
		worker.unref();
		worker.once("exit", () => idle.delete(worker));
		// A thread that fails while idle must not end the server.
		worker.on("error", () => undefined);
		return worker;
	}

	function runIn(worker: Worker, job: AnalysisJob, signal?: AbortSignal): Promise<string | Diagnostic[]> {
		return new Promise((resolve, reject) => {
			let timer: NodeJS.Timeout | undefined;
			const stop = (reason: unknown) => {
				settle();
				void worker.terminate();
				reject(reason);
			};
			const onAbort = () => stop(signal?.reason);
			const onError = (error: NodeJS.ErrnoException) =>
				stop(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new SketchTooComplex(error.message) : error);
			const onExit = () => stop(new Error("The analysis thread has ended."));
			const onMessage = (message: AnalysisMessage) => {
				if (message.state === "begun") {
					timer = setTimeout(() => stop(new SketchTooComplex(`not analysed within ${deadline} ms`)), deadline);
					return;
				}
				settle();
				idle.add(worker);
				if (message.state === "done") resolve(message.result);
				else reject(new SketchTooComplex("the stack does not hold it"));
			};
			function settle() {
				clearTimeout(timer);
				signal?.removeEventListener("abort", onAbort);
				worker.off("error", onError).off("exit", onExit).off("message", onMessage);
			}
			signal?.addEventListener("abort", onAbort, { once: true });
			worker.on("error", onError).on("exit", onExit).on("message", onMessage);
			worker.postMessage(job);
		});
	}

	const run = (job: AnalysisJob, { person, signal }: Waiting) =>
		queue.run(person, () => runIn(takeWorker(), job, signal), signal);
	return {
		translate: async (source, waiting) => (await run({ do: "translate", source }, waiting)) as string,
		explain: async (report, waiting) => (await run({ do: "explain", report }, waiting)) as Diagnostic[],
	};
}
