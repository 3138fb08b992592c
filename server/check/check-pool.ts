import { Worker } from "node:worker_threads";
import { CompilerBusy, createFairQueue } from "#compiler/queue.ts";
import type { BlockProgram } from "#domain/block-program/block-program.ts";
import type { CheckReport } from "#domain/check-answer.ts";
import type { WiringProblem } from "#domain/wiring-problem.ts";
import type { Circuit } from "#simulator/circuit.ts";

/** A compiled sketch, or blocks as they are. */
export type CheckedProgram = { hex: string } | { blocks: BlockProgram };

export interface CheckJob {
	projectId: string;
	program: CheckedProgram;
	/** The learner's; undefined for the project's own. */
	circuit: Circuit | undefined;
	/** Seed of the sensor values and the order of the phases: new for each check, unknown to the program. */
	seed: number;
}

/** What a check came to. */
export type CheckVerdict =
	/** `asWanted`: the circuit was the project's own, or connected alike. */
	| { verdict: "checked"; report: CheckReport; asWanted: boolean }
	| { verdict: "wiring"; problems: readonly WiringProblem[] }
	/** The circuit names parts or connection points that do not exist. */
	| { verdict: "bad_circuit" };

/**
 * Real time a check may take before its thread is ended. The checks' own budget of simulated cycles stops a program that
 * never ends; what takes longer than this runs on a computer that is too busy, and says nothing about the program.
 */
const LONGEST_MS = 30_000;

export interface CheckPool {
	/**
	 * Runs a check in a thread of its own; people take turns.
	 * @throws CompilerBusy when too many checks wait, or this one takes too long.
	 */
	run(job: CheckJob, person: string): Promise<CheckVerdict>;
	stop(): Promise<void>;
}

/** `size` threads that live on from check to check; one that must be ended or crashes is replaced at the next check. */
export function openCheckPool(workerFile: URL, size: number): CheckPool {
	const idle = new Set<Worker>();
	const all = new Set<Worker>();
	const queue = createFairQueue({ slots: size });

	function takeWorker(): Worker {
		const [waiting] = idle;
		if (waiting) {
			idle.delete(waiting);
			return waiting;
		}
		const worker = new Worker(workerFile, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } });
		worker.unref();
		all.add(worker);
		worker.once("exit", () => {
			idle.delete(worker);
			all.delete(worker);
		});
		// A thread that fails while nobody waits for it must not end the server.
		worker.on("error", () => undefined);
		return worker;
	}

	function runIn(worker: Worker, job: CheckJob): Promise<CheckVerdict> {
		return new Promise<CheckVerdict>((resolve, reject) => {
			const timer = setTimeout(() => {
				settle();
				void worker.terminate();
				reject(new CompilerBusy(all.size));
			}, LONGEST_MS);
			const onError = (error: Error) => {
				settle();
				reject(error);
			};
			const onExit = () => onError(new Error("The check's thread has ended."));
			const onVerdict = (verdict: CheckVerdict) => {
				settle();
				idle.add(worker);
				resolve(verdict);
			};
			function settle() {
				clearTimeout(timer);
				worker.off("error", onError).off("exit", onExit).off("message", onVerdict);
			}
			worker.on("error", onError).on("exit", onExit).on("message", onVerdict);
			worker.postMessage(job);
		});
	}

	return {
		run: (job, person) => queue.run(person, () => runIn(takeWorker(), job)),
		async stop() {
			await Promise.all([...all].map((worker) => worker.terminate()));
		},
	};
}
