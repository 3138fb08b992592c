import { useEffect, useReducer, useRef } from "react";
import type { CheckReport } from "#domain/bench/check-report.ts";
import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import type { Checks } from "#simulator/checks/format.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { checkCircuit } from "./check-circuit.ts";
import { NO_CHECKS, nextCheckRun } from "./check-run.ts";
import { checkInPage } from "./page-checks.ts";

export type OpenSimulator = Parameters<typeof checkInPage>[0];

/** The project's own circuit, and what is checked. */
export interface PageChecked {
	circuit: Circuit;
	checks: Checks;
}

/** `report`: null where this page cannot run checks. */
type PageRun = { problems: readonly WiringProblem[] } | { report: CheckReport | null };

/** Checks that run in this page, one run at a time: what is shown of them, and a new run, which aborts the one before. */
export function usePageRun(openSimulator: OpenSimulator, project: PageChecked) {
	const [run, dispatch] = useReducer(nextCheckRun, NO_CHECKS);
	const running = useRef<AbortController>(undefined);

	useEffect(() => () => running.current?.abort(), []);

	/** Runs a program that was just loaded, in the circuit as it is. Null where it was aborted. */
	async function runInPage(hex: string, built: Circuit): Promise<PageRun | null> {
		running.current?.abort();
		running.current = new AbortController();
		const { signal } = running.current;
		dispatch({ type: "started" });
		const match = await checkCircuit(built, project);
		if (signal.aborted) return null;
		if (!match.fit) return { problems: match.problems };
		const report = await checkInPage(openSimulator, {
			hex,
			circuit: match.circuit,
			checks: project.checks,
			seed: Math.floor(Math.random() * 2 ** 31),
			onSteps: (steps) => dispatch({ type: "stepped", steps }),
			signal,
		});
		return signal.aborted ? null : { report };
	}

	return { run, dispatch, runInPage };
}
