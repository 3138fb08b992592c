import { type BoardUnderTest, SLICE_MILLISECONDS } from "./board-under-test.ts";
import { type Expected, seen, type Watch } from "./watch.ts";

/** A pattern that is expected `mostly` holds for this share of the time: a car may stop for a moment to measure. */
const MOSTLY = 0.6;
/** Pins change one after the other: a pattern in between does not count. */
const IN_BETWEEN = 10;

/** Seen codes: `other_levels`, or `forbidden_levels` for `never`. */
export function watchPattern(expected: Exclude<Expected<"pins">, { reached: unknown }>, board: BoardUnderTest): Watch {
	const { pins } = expected;
	const patterns = "never" in expected ? [expected.never].flat() : [expected.mostly];
	let [samples, at, run, longest] = [0, 0, 0, 0];
	return {
		sample(settled) {
			if (!settled) return;
			samples++;
			run = patterns.some((levels) => areAt(board, pins, levels)) ? run + SLICE_MILLISECONDS : 0;
			if (run > 0) at++;
			longest = Math.max(longest, run);
		},
		problem() {
			if ("never" in expected) return longest > IN_BETWEEN ? seen("forbidden_levels", board) : undefined;
			return at >= samples * MOSTLY ? undefined : seen("other_levels", board, { percent: percent(at, samples) });
		},
	};
}

/** Seen codes: `other_levels`, and `levels_early` where what must come later came first. What came before the settling time counts too. */
export function watchReached(
	{ pins, reached, held, before = [] }: Extract<Expected<"pins">, { held: number }>,
	board: BoardUnderTest,
): Watch {
	const runs = reached.map(() => 0);
	let [longest, run, isEarly] = [0, 0, false];
	return {
		sample() {
			run = before.some((levels) => areAt(board, pins, levels)) ? run + SLICE_MILLISECONDS : 0;
			if (run > IN_BETWEEN && longest < held * 1000) isEarly = true;
			for (const [index, levels] of reached.entries()) {
				runs[index] = areAt(board, pins, levels) ? (runs[index] ?? 0) + SLICE_MILLISECONDS : 0;
				longest = Math.max(longest, runs[index] ?? 0);
			}
		},
		problem() {
			if (isEarly) return seen("levels_early", board);
			return longest >= held * 1000 ? undefined : seen("other_levels", board);
		},
	};
}

function areAt({ simulation }: BoardUnderTest, pins: readonly string[], levels: string): boolean {
	return pins.every((pin, index) => simulation.pinLevel(pin).high === (levels[index] === "1"));
}

function percent(part: number, whole: number): number {
	return Math.round((part / Math.max(1, whole)) * 100);
}
