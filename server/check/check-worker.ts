import { parentPort } from "node:worker_threads";
import type { CheckJob } from "./check-pool.ts";
import { runCheckJob } from "./run-check-job.ts";

/** Entry of a check thread: one job in, one report out. A job that throws ends the thread, and the pool passes the error on. */
parentPort?.on("message", async (job: CheckJob) => {
	parentPort?.postMessage(await runCheckJob(job));
});
