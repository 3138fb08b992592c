import { workerData } from "node:worker_threads";
import type { KnownNames } from "../diagnostics/known-names.ts";
import { doJobs } from "../job-threads.ts";
import { type AnalysisJob, analyse } from "./analysis.ts";

/** Entry of an analysis thread. */
doJobs((job: AnalysisJob) => analyse(job, workerData as KnownNames));
