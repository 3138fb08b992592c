import { CYCLES_PER_MILLISECOND, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `degrees` that the shaft has turned, clockwise seen from the shaft; the coils with current, IN1 lowest. */
		stepper: { readonly degrees: number; readonly coils: number };
	}
}

const INPUTS = ["IN1", "IN2", "IN3", "IN4"] as const;
/** Kiatronics' 28BYJ-48 data sheet (5V), p. 1: 50 Ω a coil, 5 V; below 4 V it is too weak. */
const COIL_OHMS = 50;
const WORKING_VOLTS = 4;
const IDLE_OHMS = 10_000;
/** The ULN2003's input (ST's data sheet, figure 1). */
const INPUT_OHMS = 2700;
/** Where the rotor is drawn to by each pattern of coils, in eighths of an electric turn: one coil, or two neighbours. */
const EIGHTHS: readonly (number | undefined)[] = patterns();
/** Stride angle 5.625° / 64 (p. 1): 4096 half steps for a turn of the shaft. */
const HALF_STEPS = 4096;

export interface StepperTimings {
	/** Milliseconds that it takes the rotor to follow a half step: more than 1000 a second it cannot (p. 1, "Idle In-traction Frequency" > 600 Hz, "out-traction" > 1000 Hz). */
	readonly halfStep: number;
}

export const STEPPER_TIMINGS: StepperTimings = { halfStep: 0.9 };

/**
 * A stepper motor 28BYJ-48 with its driver board (ULN2003): 2048 full steps or 4096 half steps for a turn. A pattern that
 * lasts too short is not followed; patterns that jump by half an electric turn or more leave it where it is. Its load and its
 * swinging are left out.
 */
export const part: PartKind = {
	kind: "stepper",
	pins: ["IN1", "IN2", "IN3", "IN4", "GND", "VCC"],
	controls: () => [],
	create: (host) => createStepper(host, STEPPER_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createStepper(host: PartHost, timings: StepperTimings): Part {
	const { network, clock, pin } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: IDLE_OHMS });
	const coils = INPUTS.map((name) => {
		const input = pin(name).net;
		network.branch(input, pin("GND").net, { ohms: INPUT_OHMS });
		return { input, coil: network.branch(pin("VCC").net, pin("GND").net, { ohms: Number.POSITIVE_INFINITY }) };
	});
	let pattern = 0;
	/** In half steps. */
	let position = 0;
	let cancel = () => {};

	function follow() {
		const goal = EIGHTHS[pattern];
		if (goal === undefined || !power.on()) return;
		const away = (((goal - position) % 8) + 8) % 8;
		// Half a turn away it is drawn to both sides alike.
		if (away !== 4) position += away < 4 ? away : away - 8;
	}

	function update() {
		const now = coils.reduce((sum, { input }, bit) => sum | (Number(network.isHigh(input)) << bit), 0);
		if (now === pattern) return;
		pattern = now;
		for (const [bit, { coil }] of coils.entries())
			coil.setOhms((pattern >> bit) & 1 ? COIL_OHMS : Number.POSITIVE_INFINITY);
		cancel();
		cancel = clock.after(Math.round(timings.halfStep * CYCLES_PER_MILLISECOND), follow);
	}

	for (const { input } of coils) network.onLevel(input, update);
	power.onChange(() => follow());
	update();
	return { state: () => ({ kind: "stepper", degrees: (position * 360) / HALF_STEPS, coils: pattern }) };
}

function patterns() {
	const all: (number | undefined)[] = Array.from({ length: 16 }, () => undefined);
	for (let coil = 0; coil < 4; coil++) {
		all[1 << coil] = 2 * coil;
		all[(1 << coil) | (1 << ((coil + 1) % 4))] = 2 * coil + 1;
	}
	return all;
}
