import type { CheckReport } from "#domain/check-answer.ts";
import { type BlockCheckRun, checkBlocksInSlices } from "#simulator/interpreter/check-blocks.ts";
import type { NextFrame } from "./player.ts";

/** So much of each picture's 16 ms is taken, so that the visible board runs on smoothly. */
const SHARE_MS = 6;

/**
 * Checks blocks on an unseen board beside what the page does otherwise.
 * @returns ends it before its time: `onReport` then never comes
 */
export function judgeBeside(
	run: BlockCheckRun,
	onReport: (report: CheckReport) => void,
	nextFrame: NextFrame,
	now: () => number = () => performance.now(),
): () => void {
	const checking = checkBlocksInSlices(run);
	let cancel = nextFrame(frame);

	function frame() {
		for (const until = now() + SHARE_MS; now() < until; ) {
			const slice = checking.next();
			if (slice.done) return onReport(slice.value);
		}
		cancel = nextFrame(frame);
	}

	return () => cancel();
}
