import type { Diagnostic } from "#domain/bench/diagnostic.ts";
import { type BuildReport, explain } from "../diagnostics/explain.ts";
import type { KnownNames } from "../diagnostics/known-names.ts";
import type { Waiting } from "../job-threads.ts";
import { JobTooComplex } from "../job-too-complex.ts";
import { translateSketch } from "../sketch/translate.ts";

/** What is done with a sketch's text before and after the compiler has it. */
export interface SketchAnalysis {
	/** The C++ text of a sketch. @throws JobTooComplex */
	translate(source: string, waiting: Waiting): Promise<string>;
	/** Diagnostics for the learner from the output of compiler and linker. @throws JobTooComplex */
	explain(report: BuildReport, waiting: Waiting): Promise<Diagnostic[]>;
}

export type AnalysisJob = { do: "translate"; source: string } | { do: "explain"; report: BuildReport };

/** @throws JobTooComplex when the text takes the whole stack. */
export function analyse(job: AnalysisJob, names: KnownNames): string | Diagnostic[] {
	try {
		return job.do === "translate" ? translateSketch(job.source) : explain(job.report, names);
	} catch (error) {
		throw error instanceof RangeError ? new JobTooComplex(error.message, { cause: error }) : error;
	}
}

/** Analyses on the caller's thread: for programs without concurrent requests. */
export function analysisHere(names: KnownNames): SketchAnalysis {
	return {
		translate: async (source) => analyse({ do: "translate", source }, names) as string,
		explain: async (report) => analyse({ do: "explain", report }, names) as Diagnostic[],
	};
}
