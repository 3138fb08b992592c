import type { CheckReport } from "#domain/bench/check-report.ts";
import type { Diagnostic } from "#domain/bench/diagnostic.ts";
import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import type { Circuit } from "#simulator/circuit.ts";

/** What a person made in a project. */
export interface Work<Program> {
	projectId: string;
	program: Program;
	circuit: Circuit;
}

export type CheckResult =
	| { outcome: "not_compiled"; diagnostics: Diagnostic[] }
	| { outcome: "wiring"; problems: WiringProblem[] }
	| { outcome: "checked"; report: CheckReport };
