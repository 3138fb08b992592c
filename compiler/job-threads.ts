import { parentPort, Worker } from "node:worker_threads";
import { JobTooComplex } from "./job-too-complex.ts";
import { createFairQueue } from "./queue.ts";

type JobMessage<Result> =
	/** The thread has its modules and the job: from now on the deadline counts. */
	{ state: "begun" } | { state: "done"; result: Result } | { state: "too_complex" };

/** Who waits for an answer, and whether they still do. */
export interface Waiting {
	userId: string;
	signal?: AbortSignal | undefined;
}

export interface JobThreads<Job, Result> {
	/** @throws JobTooComplex; QueueFull; the signal's reason; what the thread failed with */
	run(job: Job, waiting: Waiting): Promise<Result>;
}

/**
 * Runs jobs on text that people send in threads of their own, in turns among the persons, each with one at a time. A thread that
 * is over the deadline is ended and replaced at the next job. `deadline`: milliseconds.
 */
export function openJobThreads<Job, Result>(
	workerFile: URL,
	{ size, deadline, workerData }: { size: number; deadline: number; workerData?: unknown },
): JobThreads<Job, Result> {
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
			workerData,
			resourceLimits: { maxOldGenerationSizeMb: 256 },
		});
		worker.unref();
		worker.once("exit", () => idle.delete(worker));
		// A thread that fails while idle must not end the server.
		worker.on("error", () => undefined);
		return worker;
	}

	function runIn(worker: Worker, job: Job, signal?: AbortSignal): Promise<Result> {
		return new Promise((resolve, reject) => {
			let timer: NodeJS.Timeout | undefined;
			const stop = (reason: unknown) => {
				settle();
				void worker.terminate();
				reject(reason);
			};
			const onAbort = () => stop(signal?.reason);
			const onError = (error: NodeJS.ErrnoException) =>
				stop(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new JobTooComplex(error.message) : error);
			const onExit = () => stop(new Error("The job's thread has ended."));
			const onMessage = (message: JobMessage<Result>) => {
				if (message.state === "begun") {
					timer = setTimeout(() => stop(new JobTooComplex(`not done within ${deadline} ms`)), deadline);
					return;
				}
				settle();
				idle.add(worker);
				if (message.state === "done") resolve(message.result);
				else reject(new JobTooComplex("the stack does not hold it"));
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

	return {
		run: (job, { userId, signal }) => queue.run(userId, () => runIn(takeWorker(), job, signal), signal),
	};
}

/**
 * Does the jobs of `openJobThreads` in the thread that calls this. A stack that runs over is a job too complex; any other
 * failure ends the thread and rejects the job.
 */
export function doJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
	const post = (message: JobMessage<Result>) => parentPort?.postMessage(message);
	const answer = async (job: Job) => {
		post({ state: "begun" });
		try {
			post({ state: "done", result: await work(job) });
		} catch (error) {
			if (!(error instanceof JobTooComplex || error instanceof RangeError)) throw error;
			post({ state: "too_complex" });
		}
	};
	parentPort?.on("message", (job: Job) => void answer(job));
}
