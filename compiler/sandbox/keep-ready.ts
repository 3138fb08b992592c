import { setTimeout as sleep } from "node:timers/promises";
import type { ContainedProcess, JobResult, JobText } from "./contained-process.ts";

export interface ReadyJobs {
	run(job: JobText): Promise<JobResult>;
	/** Ends the processes that wait; no other is started to wait. */
	close(): void;
}

/**
 * As many as learners of one class press Verify at a time. One that waits takes less than 1 MB of memory, and two of the processes
 * that limits.ts allows to all jobs of this server together: so this is the most for all who keep some ready.
 */
const MOST_READY = 10;
const READY_HERE = new Set<ContainedProcess>();
/** Milliseconds without a job before the next is started: answers go out first, since starting one holds this thread up. */
const PAUSE_MS = 100;

/**
 * Keeps started processes waiting, so that a job finds its sandbox built. Each serves one job. While jobs run only one is
 * started ahead: the processor is theirs. In pauses the others are, one after another. A job whose process had died starts
 * another.
 */
export function keepReady(
	start: () => ContainedProcess,
	{
		most = MOST_READY,
		all = READY_HERE,
		pause = () => sleep(PAUSE_MS, undefined, { ref: false }),
	}: { most?: number; all?: Set<ContainedProcess>; pause?: () => Promise<void> } = {},
): ReadyJobs {
	/** The oldest first. */
	const ready = new Set<ContainedProcess>();
	let jobs = 0;
	let isFilling = false;
	let closed = false;

	function startAhead(): ContainedProcess {
		const started = start();
		ready.add(started);
		all.add(started);
		return started;
	}

	function remove(one: ContainedProcess): void {
		ready.delete(one);
		all.delete(one);
	}

	function mayFill(): boolean {
		for (const one of all) if (!one.waits) all.delete(one);
		return !closed && jobs === 0 && all.size < most;
	}

	async function fill(): Promise<void> {
		if (isFilling) return;
		isFilling = true;
		try {
			while (mayFill()) {
				await pause();
				if (!mayFill()) break;
				const started = startAhead();
				await started.isSetUp;
				// Where sandboxes die at once, only a job tries again.
				if (!started.waits) break;
			}
		} finally {
			isFilling = false;
		}
	}

	/** What cannot be started is reported to the next job. */
	const fillLater = () => void fill().catch(() => undefined);

	/** The oldest that still waits. */
	function take(): ContainedProcess | undefined {
		for (const one of ready) {
			remove(one);
			if (one.waits) return one;
		}
		return undefined;
	}

	startAhead();
	fillLater();
	return {
		async run(job) {
			const taken = take();
			jobs++;
			try {
				const running = (taken ?? start()).run(job);
				// After the job has started: the next may be requested before it ends.
				if (!closed && ready.size === 0) startAhead();
				const result = await running;
				return taken && diedIdle(result) ? await start().run(job) : result;
			} finally {
				jobs--;
				fillLater();
			}
		},
		close() {
			closed = true;
			for (const one of ready) {
				one.end();
				remove(one);
			}
		},
	};
}

/** It exited without output before it did anything. */
function diedIdle({ exit, stopped, messages, output }: JobResult): boolean {
	return exit !== 0 && stopped === null && messages === "" && output.length === 0;
}
