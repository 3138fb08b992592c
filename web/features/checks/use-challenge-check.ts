import { useEffect, useReducer, useRef } from "react";
import type { CheckReport } from "#domain/check-answer.ts";
import type { WiringProblem } from "#domain/wiring-problem.ts";
import type { Checks } from "#simulator/checks/format.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { NO_CHECKS, nextCheckRun } from "./check-run.ts";
import { judge } from "./judge.ts";
import { checkInPage } from "./page-checks.ts";

interface ChallengeOutcomes {
	onPassed: () => void;
	onFailed: (report: CheckReport) => void;
	onMiswired: (circuit: Circuit, problems: readonly WiringProblem[]) => void;
	/** This page cannot run checks. */
	onUnable: () => void;
}

/** The checks of a project's second challenge. They run in this page alone, for nothing is awarded. */
export function useChallengeCheck(
	openSimulator: Parameters<typeof checkInPage>[0],
	project: { circuit: Circuit; checks: Checks },
	outcomes: ChallengeOutcomes,
) {
	const [run, dispatch] = useReducer(nextCheckRun, NO_CHECKS);
	const running = useRef<AbortController>(undefined);

	useEffect(() => () => running.current?.abort(), []);

	return {
		run,
		/** Checks a program that was just loaded, in the circuit as it is. */
		async start(hex: string, built: Circuit) {
			running.current?.abort();
			running.current = new AbortController();
			const { signal } = running.current;
			dispatch({ type: "started" });
			const judged = await judge(built, project);
			if (signal.aborted) return;
			if (!judged.fit) {
				dispatch({ type: "miswired" });
				return outcomes.onMiswired(built, judged.problems);
			}
			const report = await checkInPage(openSimulator, {
				hex,
				circuit: judged.circuit,
				checks: project.checks,
				seed: Math.floor(Math.random() * 2 ** 31),
				onSteps: (steps) => dispatch({ type: "stepped", steps }),
				signal,
			});
			if (signal.aborted) return;
			dispatch({ type: "challenge_reported", report });
			if (!report) outcomes.onUnable();
			else if (report.passed) outcomes.onPassed();
			else outcomes.onFailed(report);
		},
	};
}
