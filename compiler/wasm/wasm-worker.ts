import { workerData } from "node:worker_threads";
import { doJobs } from "../job-threads.ts";
import { openRunner, type RunnerParts } from "./runner.ts";

/** Entry of a thread that compiles. */
doJobs(openRunner(workerData as RunnerParts));
