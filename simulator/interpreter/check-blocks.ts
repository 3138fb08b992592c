import type { CheckReport } from "#domain/check-answer.ts";
import { type BoardChecks, checkBoard } from "../checks/check-board.ts";
import { type BlockSimulationInput, createBlockSimulation } from "./block-simulation.ts";

/** Blocks, their circuit, and the checks to put them through. */
export interface BlockCheckRun extends BlockSimulationInput, BoardChecks {}

/**
 * Runs blocks on a board of their own through the same checks that a sketch goes through. Ends in bounded time for every
 * program that fits the devices (`fitsDevices`). Throws as `createSimulation` does, for a bad circuit.
 */
export function checkBlocks(run: BlockCheckRun): CheckReport {
	const checking = checkBoard(createBlockSimulation(run).simulation, run);
	for (;;) {
		const slice = checking.next();
		if (slice.done) return slice.value;
	}
}
