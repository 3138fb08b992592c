import { workerData } from "node:worker_threads";
import { doJobs } from "../job-threads.ts";
import { type ToolkitPartsHere, toolkitHere } from "./files-here.ts";
import { openRunner } from "./runner.ts";

/** Entry of a thread that compiles. */
doJobs(openRunner(toolkitHere(workerData as ToolkitPartsHere)));
