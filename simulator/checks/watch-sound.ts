import { BadCircuit } from "../circuit/bad-circuit.ts";
import type { BoardUnderTest } from "./board-under-test.ts";
import { type Expected, seen, type Watch } from "./watch.ts";

/** Between two beeps, in seconds. */
const LONGEST_PAUSE = 1.7;

/** Seen codes: `sounded`, and `stayed_silent` with the `seconds` of silence. */
export function watchBuzzer(
	{ buzzer, is, pause = LONGEST_PAUSE }: Extract<Expected<"buzzer">, { is: string }>,
	board: BoardUnderTest,
): Watch {
	const now = () => board.milliseconds;
	let sounded = false;
	let last = now();
	let longest = 0;
	return {
		sample(settled) {
			const { sounding } = soundOf(board, buzzer);
			sounded ||= sounding && settled;
			if (settled) longest = Math.max(longest, now() - last);
			if (sounding) last = now();
		},
		problem() {
			if (is === "silent") return sounded ? seen("sounded", board) : undefined;
			const seconds = Math.round(longest / 100) / 10;
			return longest > pause * 1000 ? seen("stayed_silent", board, { seconds }) : undefined;
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
