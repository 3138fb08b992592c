import type { CheckReport } from "#domain/bench/check-report.ts";
import type { Circuit } from "../circuit.ts";
import { createSimulation } from "../create-simulation.ts";
import { type BoardChecks, checkBoard } from "./check-board.ts";

export interface CheckRun extends BoardChecks {
	/** The program as Intel HEX. */
	hex: string;
	circuit: Circuit;
}

/** Runs a program on a board of its own through the checks: see `checkBoard`. Throws as `createSimulation` does. */
export function runChecks(run: CheckRun): CheckReport {
	const checking = checkBoard(createSimulation(run), run);
	for (;;) {
		const slice = checking.next();
		if (slice.done) return slice.value;
	}
}
