import { parentPort } from "node:worker_threads";
import type { CheckMessage, NumberedJob } from "./check-pool.ts";
import { openCheckJob, type RunningCheck } from "./run-check-job.ts";
import { createTimeSharing } from "./time-sharing.ts";

/** Milliseconds of its own turns that a check may take. The checks' own budgets stop a wild program long before. */
const LONGEST_MS = 40_000;

const sharing = createTimeSharing(() => performance.now());
let taking = false;

const post = (message: CheckMessage) => parentPort?.postMessage(message);

function takeTurns(): void {
	taking = sharing.turn();
	if (taking) setImmediate(takeTurns);
}

function run(id: number, check: RunningCheck): { spent(): number } {
	return sharing.add({
		onTurn: () => post({ id, state: "turn" }),
		onError: (error) => post({ id, state: "failed", error }),
		step() {
			const slice = check.next();
			if (slice.done) post({ id, state: "done", verdict: slice.value });
			return slice.done === true;
		},
	});
}

/** Entry of a check thread: several checks at once, in turns. */
parentPort?.on("message", async ({ id, job }: NumberedJob) => {
	try {
		let clock: { spent(): number } | undefined;
		const check = await openCheckJob(job, () => (clock?.spent() ?? 0) > LONGEST_MS);
		clock = run(id, check);
		if (taking) return;
		taking = true;
		setImmediate(takeTurns);
	} catch (error) {
		post({ id, state: "failed", error });
	}
});
