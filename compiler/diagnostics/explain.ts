import type { Diagnostic } from "#domain/diagnostic.ts";
import type { KeptBuild } from "../cache.ts";
import { parseMessages } from "./parse.ts";

const MOST_DIAGNOSTICS = 20;

export interface BuildReport extends KeptBuild {
	/** The sketch as the learner wrote it. */
	source: string;
}

/** Turns what compiler and linker said into what a learner can mend, at most 20, errors first by line. */
export function explain(report: BuildReport): Diagnostic[] {
	return parseMessages(report.messages)
		.filter(({ severity }) => severity !== "note")
		.slice(0, MOST_DIAGNOSTICS)
		.map(({ severity, line, column, raw }) => ({
			code: "unknown",
			severity: severity === "error" ? "error" : "warning",
			line,
			column,
			params: {},
			raw,
		}));
}
