import { BadCircuit } from "../circuit/bad-circuit.ts";
import { type BoardUnderTest, SLICE_MILLISECONDS } from "./board-under-test.ts";
import { isWithin } from "./range.ts";
import { type Expected, seen, type Watch } from "./watch.ts";

/** Between two beeps, in seconds. */
const LONGEST_PAUSE = 1.7;

/** Seen codes: `sounded` with the `seconds` of sound, and `stayed_silent` with those of silence. */
export function watchBuzzer(
	{ buzzer, is, pause = LONGEST_PAUSE }: Extract<Expected<"buzzer">, { is: string }>,
	board: BoardUnderTest,
): Watch {
	const now = () => board.milliseconds;
	let sounded = 0;
	let last = now();
	let longest = 0;
	return {
		sample(settled) {
			const { sounding } = soundOf(board, buzzer);
			if (sounding && settled) sounded += SLICE_MILLISECONDS;
			if (settled) longest = Math.max(longest, now() - last);
			if (sounding) last = now();
		},
		problem() {
			const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;
			if (is === "silent") return sounded > 0 ? seen("sounded", board, { seconds: seconds(sounded) }) : undefined;
			return longest > pause * 1000 ? seen("stayed_silent", board, { seconds: seconds(longest) }) : undefined;
		},
	};
}

/**
 * Seen codes: `stayed_silent` with the `seconds` of it, `sounded_steadily`, and `other_rate` with their `count` in this many
 * `seconds`.
 */
export function watchBeepRate(
	{ buzzer, perSecond }: Extract<Expected<"buzzer">, { perSecond: string }>,
	board: BoardUnderTest,
): Watch {
	let last = soundOf(board, buzzer).sounding;
	let [count, sounding, watched] = [0, 0, 0];
	return {
		sample(settled) {
			const now = soundOf(board, buzzer).sounding;
			if (settled) {
				watched++;
				if (now) sounding++;
				if (now && !last) count++;
			}
			last = now;
		},
		problem() {
			const passed = (watched * SLICE_MILLISECONDS) / 1000;
			if (isWithin(count / passed, perSecond)) return undefined;
			const seconds = Math.round(passed * 10) / 10;
			if (sounding === 0) return seen("stayed_silent", board, { seconds });
			return sounding === watched ? seen("sounded_steadily", board) : seen("other_rate", board, { count, seconds });
		},
	};
}

/**
 * Every group that came to its end has this many beeps, and at least one did; of a range, as many as the first of them.
 * Seen code: `other_beeps` with the `count` of the group that was wrong.
 */
export function watchBeeps(
	{ buzzer, beeps, parted }: Extract<Expected<"buzzer">, { parted: number | string }>,
	board: BoardUnderTest,
): Watch {
	const isHigh = () => typeof parted === "string" && board.simulation.pinLevel(parted).high;
	let [sounded, high, count, silentFrom] = [false, isHigh(), 0, board.milliseconds];
	const groups: number[] = [];
	return {
		sample() {
			const { sounding } = soundOf(board, buzzer);
			const rose = isHigh() && !high;
			const silent = typeof parted === "number" && board.milliseconds - silentFrom >= parted * 1000;
			if (rose || (silent && count > 0)) {
				groups.push(count);
				count = 0;
			}
			if (sounding && !sounded) count++;
			if (sounding) silentFrom = board.milliseconds;
			[sounded, high] = [sounding, isHigh()];
		},
		problem() {
			const [chosen = count] = groups;
			const inRange = typeof beeps === "number" ? chosen === beeps : isWithin(chosen, beeps);
			const wrong = inRange ? groups.find((one) => one !== chosen) : chosen;
			if (wrong === undefined && count <= chosen && groups.length > 0) return undefined;
			return seen("other_beeps", board, { count: wrong ?? count });
		},
	};
}

/** Seen codes: `no_tone`, and `other_tone` with the `hertz` expected and `measured`. */
export function watchTone(
	{ buzzer, hertz, tolerance }: Extract<Expected<"buzzer">, { hertz: number }>,
	board: BoardUnderTest,
): Watch {
	let other: number | undefined;
	let found = false;
	return {
		sample(settled) {
			const pitch = soundOf(board, buzzer).hertz;
			if (!settled || pitch === null) return;
			found ||= Math.abs(pitch - hertz) <= hertz * tolerance;
			other = pitch;
		},
		problem() {
			if (found) return undefined;
			return other === undefined
				? seen("no_tone", board, { hertz })
				: seen("other_tone", board, { hertz, measured: other });
		},
	};
}

function soundOf(board: BoardUnderTest, part: string) {
	const state = board.part(part);
	if (state.kind !== "buzzer") throw new BadCircuit(`The checks listen to ${part}, which is no buzzer`);
	return state;
}
