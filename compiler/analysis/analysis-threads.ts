import type { Diagnostic } from "#domain/bench/diagnostic.ts";
import type { KnownNames } from "../diagnostics/known-names.ts";
import { openJobThreads } from "../job-threads.ts";
import type { AnalysisJob, SketchAnalysis } from "./analysis.ts";

/** Milliseconds one analysis may take: a sketch of the greatest length takes a tenth of it. */
const DEADLINE_MS = 4000;

/** Analyses sketches in two threads of their own, whose entry is `analysis-worker.ts`. */
export function openAnalysisThreads(workerFile: URL, names: KnownNames): SketchAnalysis {
	const options = { size: 2, deadline: DEADLINE_MS, workerData: names };
	const threads = openJobThreads<AnalysisJob, string | Diagnostic[]>(workerFile, options);
	return {
		translate: async (source, waiting) => (await threads.run({ do: "translate", source }, waiting)) as string,
		explain: async (report, waiting) => (await threads.run({ do: "explain", report }, waiting)) as Diagnostic[],
	};
}
