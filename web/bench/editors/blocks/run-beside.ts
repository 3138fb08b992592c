import type { NextFrame } from "./player.ts";

/** So much of each picture's 16 ms is taken, so that the visible board runs on smoothly. */
const SHARE_MS = 6;

/**
 * Works off what hands control back now and then, beside what the page does otherwise.
 * @returns ends it before its time: `onEnd` then never comes
 */
export function runBeside<Found>(
	work: Generator<unknown, Found>,
	onEnd: (found: Found) => void,
	nextFrame: NextFrame,
	now: () => number = () => performance.now(),
): () => void {
	let cancel = nextFrame(frame);

	function frame() {
		for (const until = now() + SHARE_MS; now() < until; ) {
			const slice = work.next();
			if (slice.done) return onEnd(slice.value);
		}
		cancel = nextFrame(frame);
	}

	return () => cancel();
}
