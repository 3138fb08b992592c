import type { CheckReport, StepResult } from "#domain/bench/check-report.ts";
import { type BoardChecks, checkBoard } from "../checks/check-board.ts";
import { type BlockSimulationInput, createBlockSimulation } from "./block-simulation.ts";
import { aroundOwnLimit } from "./own-limit.ts";

/** Blocks, their circuit, and the checks to put them through. */
export interface BlockCheckRun extends BlockSimulationInput, BoardChecks {}

/**
 * Runs blocks on a separate board through the same checks as a sketch. Ends in bounded time for every
 * program that fits the devices (`fitsDevices`). Throws as `createSimulation` does, for a bad circuit.
 */
export function checkBlocks(run: BlockCheckRun): CheckReport {
	const checking = checkBlocksInSlices(run);
	for (;;) {
		const slice = checking.next();
		if (slice.done) return slice.value;
	}
}

/** As `checkBlocks`, handing control back every few simulated milliseconds with the present state of the steps. */
export function checkBlocksInSlices(run: BlockCheckRun): Generator<readonly StepResult[], CheckReport> {
	return checkBoard(createBlockSimulation(run).simulation, { ...run, checks: aroundOwnLimit(run) });
}
