import { Worker } from "node:worker_threads";
import { createFairQueue } from "#compiler/queue.ts";
import type { CheckReport } from "#domain/check-answer.ts";

export interface CheckJob {
	projectId: string;
	hex: string;
	/** Seed of the sensor values and the order of the phases: new for each check, unknown to the program. */
	seed: number;
}

/** Real time a check may take before its thread is ended; the cycle budget of the checks ends sooner. */
const LONGEST_MS = 10_000;

export interface CheckPool {
	/**
	 * Runs a check in a thread of its own; people take turns. A check past its time reports `never_ends`.
	 * @throws CompilerBusy when too many checks wait.
	 */
	run(job: CheckJob, person: string): Promise<CheckReport>;
	stop(): Promise<void>;
}

/** `size` threads that live on from check to check; one that must be ended or crashes is replaced at the next check. */
export function openCheckPool(workerFile: URL, size: number): CheckPool {
	const idle: Worker[] = [];
	const all = new Set<Worker>();
	const queue = createFairQueue({ slots: size });

	function takeWorker(): Worker {
		const waiting = idle.pop();
		if (waiting) return waiting;
		const worker = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
		worker.unref();
		all.add(worker);
		worker.once("exit", () => all.delete(worker));
		return worker;
	}

	function runIn(worker: Worker, job: CheckJob): Promise<CheckReport> {
		return new Promise((resolve) => {
			const timer = setTimeout(() => finish(stoppedReport("never_ends"), false), LONGEST_MS);
			const onError = () => finish(stoppedReport("crashed"), false);
			const onMessage = (report: CheckReport) => finish(report, true);
			function finish(report: CheckReport, reusable: boolean) {
				clearTimeout(timer);
				worker.off("error", onError);
				worker.off("message", onMessage);
				if (reusable) idle.push(worker);
				else {
					worker.on("error", () => undefined);
					void worker.terminate();
				}
				resolve(report);
			}
			worker.once("error", onError);
			worker.once("message", onMessage);
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

function stoppedReport(stopped: NonNullable<CheckReport["stopped"]>): CheckReport {
	return { passed: false, steps: [], stopped };
}
