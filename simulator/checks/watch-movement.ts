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
			if (state.kind === "dc_motor") speed = Math.round(state.speed * 100);
			else if (state.kind === "balancing_robot" || state.kind === "gps_car") speed = Math.round(state.drive * 100);
			else throw new BadCircuit(`The checks watch ${motor}, which is no motor`);
		},
		problem() {
			if (speed >= from && speed <= to) return undefined;
			return speed === 0 ? seen("stands_still", board) : seen("other_speed", board, { percent: speed });
		},
	};
}

/** Seen codes: `fell`, and `leaned` with the `tilt` furthest from the range. */
export function watchTilt({ robot, tilt }: Expected<"robot">, board: BoardUnderTest): Watch {
	const { from, to } = parseRange(tilt);
	let furthest = (from + to) / 2;
	let fell = false;
	return {
		sample(settled) {
			const state = board.part(robot);
			if (state.kind !== "balancing_robot") throw new BadCircuit(`The checks watch ${robot}, which is no robot`);
			if (!settled) return;
			fell ||= state.lying;
			const middle = (from + to) / 2;
			if (Math.abs(state.tilt - middle) > Math.abs(furthest - middle)) furthest = state.tilt;
		},
		problem() {
			if (fell) return seen("fell", board);
			return furthest >= from && furthest <= to ? undefined : seen("leaned", board, { tilt: Math.round(furthest) });
		},
	};
}

/** Seen code: `elsewhere` with the `metres` between the car and the flag at the end of the scene. */
export function watchFlag({ car, flag, within }: Expected<"car">, board: BoardUnderTest): Watch {
	let metres = Number.POSITIVE_INFINITY;
	return {
		sample() {
			const state = board.part(car);
			if (state.kind !== "gps_car") throw new BadCircuit(`The checks watch ${car}, which is no car`);
			metres = state.from[flag];
		},
		problem: () => (metres <= within ? undefined : seen("elsewhere", board, { metres: Math.round(metres) })),
	};
}
