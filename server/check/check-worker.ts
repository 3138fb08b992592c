import { parentPort } from "node:worker_threads";
import type { CheckMessage, NumberedJob } from "./check-pool.ts";
import { openCheckJob, type RunningCheck } from "./run-check-job.ts";
import { createTimeSharing } from "./time-sharing.ts";

/** Milliseconds that the slices of one check may take in all. The checks' own budgets stop a wild program long before. */
const LONGEST_MS = 40_000;

const sharing = createTimeSharing(() => performance.now());
let running = false;

const post = (message: CheckMessage) => parentPort?.postMessage(message);

function runSlices(): void {
	running = sharing.runSlice();
	if (running) setImmediate(runSlices);
}

function run(id: number, check: RunningCheck): { spent(): number } {
	return sharing.add({
		onSlice: () => post({ id, state: "slice" }),
		onError: (error) => post({ id, state: "failed", error }),
		step() {
			const slice = check.next();
			if (slice.done) post({ id, state: "done", verdict: slice.value });
			return slice.done === true;
		},
	});
}

/** Entry of a check thread: several checks at once, slice by slice. */
parentPort?.on("message", async ({ id, job }: NumberedJob) => {
	try {
		let clock: { spent(): number } | undefined;
		const check = await openCheckJob(job, () => (clock?.spent() ?? 0) > LONGEST_MS);
		clock = run(id, check);
		if (running) return;
		running = true;
		setImmediate(runSlices);
	} catch (error) {
		post({ id, state: "failed", error });
	}
});
