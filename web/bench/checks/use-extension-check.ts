import type { CheckReport } from "#domain/bench/check-report.ts";
import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { type OpenSimulator, type PageChecked, usePageRun } from "./use-page-run.ts";

interface ExtensionOutcomes {
	onPassed: () => void;
	onFailed: (report: CheckReport) => void;
	onMiswired: (circuit: Circuit, problems: readonly WiringProblem[]) => void;
	/** This page cannot run checks. */
	onUnable: () => void;
}

/** The checks of a project's extension. They run in this page alone, for nothing is awarded. */
export function useExtensionCheck(openSimulator: OpenSimulator, project: PageChecked, outcomes: ExtensionOutcomes) {
	const { run, dispatch, runInPage } = usePageRun(openSimulator, project);
	return {
		run,
		/** Checks a program that was just loaded, in the circuit as it is. */
		async start(hex: string, built: Circuit) {
			const done = await runInPage(hex, built);
			if (!done) return;
			if ("problems" in done) {
				dispatch({ type: "miswired" });
				return outcomes.onMiswired(built, done.problems);
			}
			const { report } = done;
			dispatch({ type: "extension_reported", report });
			if (!report) outcomes.onUnable();
			else if (report.passed) outcomes.onPassed();
			else outcomes.onFailed(report);
		},
	};
}
