import type { ContainedProcess, JobResult, JobText } from "./contained-process.ts";

export interface ReadyJobs {
	run(job: JobText): Promise<JobResult>;
	/** Ends the process that waits; no other is started to wait. */
	close(): void;
}

/**
 * Keeps one started process waiting, so that a job finds its sandbox built. Each serves one job, and the next is started
 * as soon as that job has its process. A job whose process was gone starts another.
 */
export function keepReady(start: () => ContainedProcess): ReadyJobs {
	let ready: ContainedProcess | undefined = start();
	let closed = false;
	return {
		async run(job) {
			const taken = ready?.waits ? ready : undefined;
			const running = (taken ?? start()).run(job);
			// Behind the job, which is at work by now: what comes next may come before it ends.
			ready = closed ? undefined : start();
			const result = await running;
			return taken && diedIdle(result) ? await start().run(job) : result;
		},
		close() {
			closed = true;
			ready?.end();
			ready = undefined;
		},
	};
}

/** It ended without a word before it had done anything. */
function diedIdle({ exit, stopped, messages, output }: JobResult): boolean {
	return exit !== 0 && stopped === null && messages === "" && output.length === 0;
}
