import type { CheckReport } from "#domain/bench/check-report.ts";
import { type BlockCheckRun, checkBlocksInSlices } from "#simulator/interpreter/check-blocks.ts";
import type { NextFrame } from "./player.ts";
import { runBeside } from "./run-beside.ts";

/**
 * Checks blocks on an unseen board beside what the page does otherwise.
 * @returns ends it before its time: `onReport` then never comes
 */
export function checkBeside(
	run: BlockCheckRun,
	onReport: (report: CheckReport) => void,
	nextFrame: NextFrame,
	now?: () => number,
): () => void {
	return runBeside(checkBlocksInSlices(run), onReport, nextFrame, now);
}
