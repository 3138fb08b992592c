import { CYCLES_PER_MILLISECOND, numberProp, type Part, type PartHost, type PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `speed` from -1 (full speed backwards) to 1. */
		dc_motor: { readonly speed: number };
	}
}

/** A small geared motor, running: too much for a pin of the board. */
const WINDING_OHMS = 8;
/** Too little to move it, and enough to detect a closed circuit. */
const PROBE_VOLTS = 0.01;
const CLOSED_AMPERES = 1e-5;
/** It starts from this voltage on, and turns on down to that one. */
const STARTING_VOLTS = 1.3;
const STOPPING_VOLTS = 0.4;
/** An open circuit shorter than this is the pause of a PWM: the winding drives its current on through the driver's diodes. */
const FREEWHEEL_MILLISECONDS = 10;

/** In milliseconds: time constant (63 %) of its speed. No data sheet of a small geared motor has it; chosen by look. */
export interface MotorTimings {
	/** Driven, or braked by a short circuit. */
	readonly driven: number;
	/** Rolling out. */
	readonly coasting: number;
}

export const MOTOR_TIMINGS: MotorTimings = { driven: 80, coasting: 600 };

/** A DC motor between `1` and `2`: full speed forwards at `props.volts` (6 by default) from `1` to `2`. */
export const part: PartKind = {
	kind: "dc_motor",
	pins: ["1", "2"],
	controls: () => [],
	create: (host) => createDcMotor(host, MOTOR_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createDcMotor(host: PartHost, timings: MotorTimings): Part {
	const { network, clock, pin } = host;
	const a = pin("1").net;
	const b = pin("2").net;
	const fullVolts = numberProp(host.props, "volts", 6);
	const winding = network.branch(a, b, { ohms: WINDING_OHMS, againstVolts: PROBE_VOLTS });
	let since = clock.now();
	let applied = 0;
	let closed = false;
	let openFor = 0;
	/** The voltage that its speed is worth. */
	let moving = 0;
	let turning = false;

	function pass() {
		let milliseconds = (clock.now() - since) / CYCLES_PER_MILLISECOND;
		since = clock.now();
		if (!closed) {
			const freewheel = Math.min(milliseconds, Math.max(0, FREEWHEEL_MILLISECONDS - openFor));
			openFor += milliseconds;
			approach(0, freewheel, timings.driven);
			milliseconds -= freewheel;
		}
		approach(closed ? applied : 0, milliseconds, closed ? timings.driven : timings.coasting);
		turning = Math.abs(moving) >= (turning ? STOPPING_VOLTS : STARTING_VOLTS);
	}

	function approach(goal: number, milliseconds: number, constant: number) {
		moving = goal + (moving - goal) * Math.exp(-milliseconds / constant);
	}

	function update() {
		pass();
		applied = network.volts(a) - network.volts(b);
		closed = Math.abs(winding.amperes()) > CLOSED_AMPERES;
		if (closed) openFor = 0;
	}

	network.onVolts(a, update);
	network.onVolts(b, update);
	update();
	return {
		state() {
			pass();
			const speed = turning ? Math.min(1, Math.max(-1, moving / fullVolts)) : 0;
			return { kind: "dc_motor", speed: Math.round(speed * 100) / 100 };
		},
	};
}
