import type { ContainedProcess, JobResult, JobText } from "./contained-process.ts";

/**
 * Keeps one started process waiting, so that a job finds its sandbox built. Each serves one job, and the next is started
 * when that job is over. A job that comes while none waits starts its own, as does one whose process was gone.
 */
export function keepReady(start: () => ContainedProcess): (job: JobText) => Promise<JobResult> {
	let ready: ContainedProcess | undefined = start();
	return async (job) => {
		const taken = ready?.waits ? ready : undefined;
		ready = undefined;
		try {
			const result = await (taken ?? start()).run(job);
			return taken && wasGone(result) ? await start().run(job) : result;
		} finally {
			ready ??= start();
		}
	};
}

/** It ended without a word before it had done anything. */
function wasGone({ exit, stopped, messages, output }: JobResult): boolean {
	return exit !== 0 && stopped === null && messages === "" && output.length === 0;
}
