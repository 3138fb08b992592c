import { type BoardUnderTest, SLICE_MILLISECONDS } from "./board-under-test.ts";
import { isWithin, parseRange } from "./range.ts";
import { type Expected, seen, type Watch } from "./watch.ts";

/** No eye sees a lamp go out, or come on, for such a moment. */
const UNSEEN = 60;
/** A lamp counts as on from this share of the time, as with `analogWrite`. */
const DIMMEST = 0.25;
/** Between two blinks, in seconds. */
const LONGEST_PAUSE = 1.7;

/**
 * Seen code: `other_duty` with the `pin`, the `percent` of the time it was high, and the `seconds` it
 * was not as it should be: all of them, or the longest pause where it may blink.
 */
export function watchPin(
	expected: Extract<Expected<"pin">, { is: "on" | "off" | "lit" }>,
	board: BoardUnderTest,
): Watch {
	const { pin, is } = expected;
	const pause = (expected.is === "lit" && expected.pause) || LONGEST_PAUSE;
	let [samples, high, run, last] = [0, 0, 0, false];
	const longest = { high: 0, low: 0 };
	return {
		sample(settled) {
			const now = board.simulation.pinLevel(pin).high;
			if (!settled && is !== "lit") return;
			run = now === last ? run + SLICE_MILLISECONDS : SLICE_MILLISECONDS;
			last = now;
			samples++;
			if (now) high++;
			const level = now ? "high" : "low";
			if (settled) longest[level] = Math.max(longest[level], run);
		},
		problem() {
			const share = high / Math.max(1, samples);
			const right = {
				on: longest.low <= UNSEEN && share >= DIMMEST,
				off: longest.high <= UNSEEN && share <= 0.05,
				lit: longest.low <= pause * 1000,
			};
			if (right[is]) return undefined;
			const wrong = is === "lit" ? longest.low : (is === "off" ? high : samples - high) * SLICE_MILLISECONDS;
			const seconds = Math.round(wrong / 100) / 10;
			return seen("other_duty", board, { pin, percent: Math.round(share * 100), seconds });
		},
	};
}

/** Seen code: `other_duty` with the `pin`, and the `seconds` it was not as it was at the beginning. */
export function watchKept({ pin }: Extract<Expected<"pin">, { is: "kept" }>, board: BoardUnderTest): Watch {
	const was = board.simulation.pinLevel(pin).high;
	let other = 0;
	return {
		sample() {
			if (board.simulation.pinLevel(pin).high !== was) other += SLICE_MILLISECONDS;
		},
		problem() {
			if (other <= UNSEEN) return undefined;
			return seen("other_duty", board, { pin, seconds: Math.round(other / 100) / 10 });
		},
	};
}

/** Seen codes: `other_pulses` with the `count`, and the `least` and `most` that are right; `other_first` and `other_span` with the `seconds`. */
export function watchRises(
	{ pin, rises, first, span }: Extract<Expected<"pin">, { rises: unknown }>,
	board: BoardUnderTest,
): Watch {
	let [count, last] = [0, board.simulation.pinLevel(pin).high];
	let rose = board.milliseconds;
	const falls: number[] = [];
	return {
		sample() {
			const now = board.simulation.pinLevel(pin).high;
			if (now && !last && count++ === 0) rose = board.milliseconds;
			if (last && !now && count > 0) falls.push(board.milliseconds);
			last = now;
		},
		problem() {
			const { from: least, to: most } = typeof rises === "number" ? { from: rises, to: rises } : parseRange(rises);
			if (count < least || count > most) return seen("other_pulses", board, { pin, count, least, most });
			const [firstFall = board.milliseconds, lastFall = board.milliseconds] = [falls[0], falls.at(-1)];
			const high = (firstFall - rose) / 1000;
			if (first !== undefined && !isWithin(high, first)) return seen("other_first", board, { pin, seconds: high });
			const whole = (lastFall - rose) / 1000;
			if (span !== undefined && !isWithin(whole, span)) return seen("other_span", board, { pin, seconds: whole });
			return undefined;
		},
	};
}

/** Seen code: `other_pulses` with the `count` in the time watched, and the `least` and `most` that are right. */
export function watchRate(
	{ pin, near, tolerance }: Extract<Expected<"pin">, { near: string }>,
	board: BoardUnderTest,
): Watch {
	const [part = "", control = ""] = near.split(".");
	let [count, samples, last] = [0, 0, board.simulation.pinLevel(pin).high];
	return {
		sample(settled) {
			const now = board.simulation.pinLevel(pin).high;
			if (settled) samples++;
			if (settled && now && !last) count++;
			last = now;
		},
		problem() {
			const wanted = (board.controlValue(part, control) * samples * SLICE_MILLISECONDS) / 60_000;
			const [least, most] = [wanted * (1 - tolerance) - 1, wanted * (1 + tolerance) + 1].map(Math.round) as [
				number,
				number,
			];
			return count < least || count > most ? seen("other_pulses", board, { pin, count, least, most }) : undefined;
		},
	};
}

/** Seen codes: `stayed_low`, `other_rose` with the `other` pin, `rose_early` and `rose_late` with the `seconds`. */
export function watchBefore(
	{ pin, before, within }: Extract<Expected<"pin">, { before: unknown }>,
	board: BoardUnderTest,
): Watch {
	const began = board.milliseconds;
	const { from, to } = parseRange(within);
	const firstHigh = () => [...before, pin].find((one) => board.simulation.pinLevel(one).high);
	let first = firstHigh();
	let seconds = 0;
	return {
		sample() {
			if (first !== undefined) return;
			first = firstHigh();
			seconds = (board.milliseconds - began) / 1000;
		},
		done: () => first !== undefined,
		problem() {
			if (first === undefined) return seen("stayed_low", board, { pin, seconds });
			if (first !== pin) return seen("other_rose", board, { pin, other: first });
			if (seconds < from) return seen("rose_early", board, { pin, seconds });
			return seconds > to ? seen("rose_late", board, { pin, seconds }) : undefined;
		},
	};
}
