import { BadCircuit } from "../circuit/bad-circuit.ts";
import type { Bench } from "./bench.ts";
import { parseRange } from "./range.ts";
import { type Expected, seen, type Watch } from "./watch.ts";

/** Seen code: `other_angle` with the `angle` it had at the end of the scene. */
export function watchServo({ servo, degrees }: Expected<"servo">, bench: Bench): Watch {
	const { from, to } = parseRange(degrees);
	let angle = 0;
	return {
		sample() {
			const state = bench.part(servo);
			if (state.kind !== "servo") throw new BadCircuit(`The checks watch ${servo}, which is no servo`);
			angle = state.angle;
		},
		problem: () =>
			angle >= from && angle <= to ? undefined : seen("other_angle", bench, { angle: Math.round(angle), from, to }),
	};
}

/** Seen codes: `stands_still`, and `other_speed` with the `percent` of full speed at the end, negative backwards. */
export function watchMotor({ motor, percent }: Expected<"motor">, bench: Bench): Watch {
	const { from, to } = parseRange(percent);
	let speed = 0;
	return {
		sample() {
			const state = bench.part(motor);
			if (state.kind !== "dc_motor") throw new BadCircuit(`The checks watch ${motor}, which is no motor`);
			speed = Math.round(state.speed * 100);
		},
		problem() {
			if (speed >= from && speed <= to) return undefined;
			return speed === 0 ? seen("stands_still", bench) : seen("other_speed", bench, { percent: speed });
		},
	};
}
