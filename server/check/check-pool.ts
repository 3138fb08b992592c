import { Worker } from "node:worker_threads";
import { createFairQueue } from "#compiler/queue.ts";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import type { CheckReport } from "#domain/bench/check-report.ts";
import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import type { Circuit } from "#simulator/circuit.ts";

/** A compiled sketch, or blocks as they are. */
export type CheckedProgram = { hex: string } | { blocks: BlockProgram };

export interface CheckJob {
	projectId: string;
	program: CheckedProgram;
	/** The learner's. */
	circuit: Circuit;
	/** Seed of the sensor values and the order of the phases: new for each check, unknown to the program. */
	seed: number;
}

/** The outcome of a check. */
export type CheckVerdict =
	/** `asWanted`: the circuit was the project's own, or connected alike. */
	| { verdict: "checked"; report: CheckReport; asWanted: boolean }
	| { verdict: "wiring"; problems: readonly WiringProblem[] }
	/** The circuit names parts or connection points that do not exist. */
	| { verdict: "bad_circuit" };

/** To a check thread. */
export interface NumberedJob {
	id: number;
	job: CheckJob;
}

/** From a check thread. `slice`: the check has the thread until the next message. */
export type CheckMessage = { id: number } & (
	| { state: "slice" }
	| { state: "done"; verdict: CheckVerdict }
	| { state: "failed"; error: unknown }
);

/** Checks that share a thread: each has a board in memory. */
const CHECKS_PER_THREAD = 4;
/** How often a check is tried: it begins again when the thread it shared was ended for another's sake. */
const MOST_TRIES = 3;
/** Milliseconds without a word from a thread whose check has begun a slice. A slice takes 50; so long takes a circuit only that costs more with each change of a pin than any program is worth. */
const HUNG_MS = 15_000;
const HUNG: CheckVerdict = {
	verdict: "checked",
	report: { passed: false, steps: [], stopped: "too_fast" },
	asWanted: false,
};

export interface CheckPool {
	/**
	 * Runs a check beside others', in equal slices; a person's run one after the other.
	 * @throws QueueFull when too many checks wait.
	 */
	run(job: CheckJob, userId: string): Promise<CheckVerdict>;
	stop(): Promise<void>;
}

interface Task extends NumberedJob {
	tries: number;
	resolve(verdict: CheckVerdict): void;
	reject(error: unknown): void;
}

interface Thread {
	worker: Worker;
	tasks: Map<number, Task>;
	/** The check whose slice it is. */
	current: number | null;
	watch: NodeJS.Timeout | undefined;
}

/** `size` threads that live on from check to check; one that hangs or crashes is replaced at the next check. */
export function openCheckPool(workerFile: URL, size: number, { hungAfter = HUNG_MS } = {}): CheckPool {
	const threads = new Set<Thread>();
	const queue = createFairQueue({ slots: size * CHECKS_PER_THREAD, mostRunningPerPerson: 1 });
	let lastId = 0;

	function openThread(): Thread {
		const worker = new Worker(workerFile, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } });
		const thread: Thread = { worker, tasks: new Map(), current: null, watch: undefined };
		worker.unref();
		worker.on("message", (message: CheckMessage) => onMessage(thread, message));
		worker.once("error", (error) => close(thread, (task) => task.reject(error)));
		worker.once("exit", () => close(thread, (task) => task.reject(new Error("The check's thread has ended."))));
		threads.add(thread);
		return thread;
	}

	function freestThread(): Thread {
		const [freest] = [...threads].sort((a, b) => a.tasks.size - b.tasks.size);
		return freest === undefined || (freest.tasks.size > 0 && threads.size < size) ? openThread() : freest;
	}

	function start(task: Task): void {
		task.tries++;
		const thread = freestThread();
		thread.tasks.set(task.id, task);
		thread.worker.postMessage({ id: task.id, job: task.job } satisfies NumberedJob);
	}

	function onMessage(thread: Thread, message: CheckMessage): void {
		const task = thread.tasks.get(message.id);
		clearTimeout(thread.watch);
		if (message.state === "slice") {
			thread.current = message.id;
			thread.watch = setTimeout(() => {
				void thread.worker.terminate();
				close(thread, ({ resolve }) => resolve(HUNG));
			}, hungAfter);
			return;
		}
		thread.current = null;
		thread.tasks.delete(message.id);
		if (message.state === "done") task?.resolve(message.verdict);
		else task?.reject(message.error);
	}

	/** Takes a thread out that has ended: `settle` is for the check whose slice it was, the others begin again elsewhere. */
	function close(thread: Thread, settle: (task: Task) => void): void {
		if (!threads.delete(thread)) return;
		clearTimeout(thread.watch);
		for (const task of thread.tasks.values()) {
			if (task.id === thread.current || task.tries >= MOST_TRIES) settle(task);
			else start(task);
		}
	}

	return {
		run: (job, userId) =>
			queue.run(
				userId,
				() => new Promise((resolve, reject) => start({ id: ++lastId, job, tries: 0, resolve, reject })),
			),
		async stop() {
			const ended = [...threads];
			threads.clear();
			await Promise.all(ended.map(({ worker }) => worker.terminate()));
		},
	};
}
