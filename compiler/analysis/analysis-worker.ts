import { parentPort, workerData } from "node:worker_threads";
import type { KnownNames } from "../diagnostics/known-names.ts";
import { type AnalysisJob, analyse, SketchTooComplex } from "./analysis.ts";
import type { AnalysisMessage } from "./analysis-threads.ts";

const post = (message: AnalysisMessage) => parentPort?.postMessage(message);

/** Entry of an analysis thread: one job in, one answer out. An internal failure ends the thread and rejects the job. */
parentPort?.on("message", (job: AnalysisJob) => {
	post({ state: "begun" });
	try {
		post({ state: "done", result: analyse(job, workerData as KnownNames) });
	} catch (error) {
		if (!(error instanceof SketchTooComplex)) throw error;
		post({ state: "too_complex" });
	}
});
