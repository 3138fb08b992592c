import { BadCircuit } from "../circuit/bad-circuit.ts";
import type { Bench } from "./bench.ts";
import { type Action, type Running, seen } from "./seen.ts";

/** Seen code: `other_angle` with the `angle` it had at the end. */
export function* expectAngle({ part, from, to, during }: Action<"expect_angle">, bench: Bench): Running {
	const angle = () => {
		const state = bench.part(part);
		if (state.kind !== "servo") throw new BadCircuit(`The checks watch ${part}, which is no servo`);
		return state.angle;
	};
	let found = false;
	yield* bench.pass(during, () => {
		found = angle() >= from && angle() <= to;
		return found;
	});
	return found ? undefined : seen("other_angle", bench, { angle: Math.round(angle()), from, to });
}

/** Seen codes: `stands_still`, and `other_speed` with the `percent` of full speed at the end, negative backwards. */
export function* expectSpeed({ part, from, to, during }: Action<"expect_speed">, bench: Bench): Running {
	const speed = () => {
		const state = bench.part(part);
		if (state.kind !== "dc_motor") throw new BadCircuit(`The checks watch ${part}, which is no motor`);
		return state.speed;
	};
	let found = false;
	yield* bench.pass(during, () => {
		found = speed() >= from && speed() <= to;
		return found;
	});
	if (found) return undefined;
	const percent = Math.round(speed() * 100);
	return percent === 0 ? seen("stands_still", bench) : seen("other_speed", bench, { percent });
}
