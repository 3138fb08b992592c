import { parentPort } from "node:worker_threads";
import type { CheckJob } from "./check-pool.ts";
import { runCheckJob } from "./run-check-job.ts";

/** Entry of a check thread: one job in, one report out. */
parentPort?.on("message", (job: CheckJob) => {
	parentPort?.postMessage(runCheckJob(job));
});
