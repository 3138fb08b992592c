import type { ContainedProcess, JobResult, JobText } from "./contained-process.ts";

export interface ReadyJobs {
	run(job: JobText): Promise<JobResult>;
	/** Ends the process that waits; no other is started to wait. */
	close(): void;
}

/**
 * Keeps one started process waiting, so that a job finds its sandbox built. Each serves one job, and the next is started
 * as soon as that job has its process. A job whose process had died starts another.
 */
export function keepReady(start: () => ContainedProcess): ReadyJobs {
	let ready: ContainedProcess | undefined = start();
	let closed = false;
	return {
		async run(job) {
			const taken = ready?.waits ? ready : undefined;
			const running = (taken ?? start()).run(job);
			// After the job has started: the next may be requested before it ends.
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

/** It exited without output before it did anything. */
function diedIdle({ exit, stopped, messages, output }: JobResult): boolean {
	return exit !== 0 && stopped === null && messages === "" && output.length === 0;
}
