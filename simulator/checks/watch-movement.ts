import { BadCircuit } from "../circuit/bad-circuit.ts";
import type { BoardUnderTest } from "./board-under-test.ts";
import { parseRange } from "./range.ts";
import { type Expected, seen, type Watch } from "./watch.ts";

/** Seen code: `other_angle` with the `angle` it had at the end of the scene. */
export function watchServo({ servo, degrees }: Expected<"servo">, board: BoardUnderTest): Watch {
	const { from, to } = parseRange(degrees);
	let angle = 0;
	return {
		sample() {
			const state = board.part(servo);
			if (state.kind !== "servo") throw new BadCircuit(`The checks watch ${servo}, which is no servo`);
			angle = state.angle;
		},
		problem: () =>
			angle >= from && angle <= to ? undefined : seen("other_angle", board, { angle: Math.round(angle), from, to }),
	};
}

/** Seen codes: `stands_still`, and `other_speed` with the `percent` of full speed at the end, negative backwards. */
export function watchMotor({ motor, percent }: Expected<"motor">, board: BoardUnderTest): Watch {
	const { from, to } = parseRange(percent);
	let speed = 0;
	return {
		sample() {
			const state = board.part(motor);
			if (state.kind !== "dc_motor") throw new BadCircuit(`The checks watch ${motor}, which is no motor`);
			speed = Math.round(state.speed * 100);
		},
		problem() {
			if (speed >= from && speed <= to) return undefined;
			return speed === 0 ? seen("stands_still", board) : seen("other_speed", board, { percent: speed });
		},
	};
}
