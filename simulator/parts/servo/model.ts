import { CYCLES_PER_MICROSECOND, CYCLES_PER_MILLISECOND, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `angle` in degrees, where the horn is now. */
		servo: { readonly angle: number };
	}
}

const WORKING_VOLTS = 4;
/** What it draws while it holds still: about 6 mA. */
const IDLE_OHMS = 800;
const FULL_ANGLE = 180;

export interface ServoTimings {
	/**
	 * The pulses for 0° and 180°, in microseconds, as the library Servo sends them. The data sheet says 1.5 ms for the
	 * middle and about 1 and 2 ms for the ends (p. 2); real ones turn on from there to about 0.5 and 2.4 ms.
	 */
	readonly shortest: number;
	readonly longest: number;
	/** How long it takes to turn by 60°, in milliseconds (SG90 data sheet, "Specifications", p. 1: 0.1 s at 4.8 V). */
	readonly per60Degrees: number;
}

export const SERVO_TIMINGS: ServoTimings = { shortest: 544, longest: 2400, per60Degrees: 100 };
/** A pulse further than this outside of the range is none, in microseconds. */
const TOLERANCE = 150;

/** A micro servo such as the SG90: turns to where the pulses on `PWM` say, and stays where it was when they cease. */
export const part: PartKind = {
	kind: "servo",
	pins: ["GND", "V+", "PWM"],
	controls: () => [],
	create: (host) => createServo(host, SERVO_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createServo(host: PartHost, timings: ServoTimings): Part {
	const { network, clock } = host;
	const power = powerBetween(host, ["V+", "GND"], { fromVolts: WORKING_VOLTS, ohms: IDLE_OHMS });
	const degreesPerCycle = 60 / (timings.per60Degrees * CYCLES_PER_MILLISECOND);
	const signal = host.pin("PWM").net;
	let roseAt = Number.POSITIVE_INFINITY;
	let angle = 90;
	let goal = 90;
	let movedAt = clock.now();
	let powered = power.on();

	function move() {
		const reach = powered ? (clock.now() - movedAt) * degreesPerCycle : 0;
		angle += Math.min(reach, Math.max(-reach, goal - angle));
		movedAt = clock.now();
	}

	network.onLevel(signal, (high) => {
		if (high) {
			roseAt = clock.now();
			return;
		}
		const pulse = (clock.now() - roseAt) / CYCLES_PER_MICROSECOND;
		const { shortest, longest } = timings;
		if (pulse < shortest - TOLERANCE || pulse > longest + TOLERANCE) return;
		move();
		const share = (pulse - shortest) / (longest - shortest);
		goal = FULL_ANGLE * Math.min(1, Math.max(0, share));
	});
	power.onChange(() => {
		move();
		powered = power.on();
	});
	return {
		state() {
			move();
			return { kind: "servo", angle: Math.round(angle * 10) / 10 };
		},
	};
}
