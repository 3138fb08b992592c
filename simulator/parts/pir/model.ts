import { onOff } from "../controls.ts";
import { driveOutput } from "../output-pin.ts";
import { CYCLES_PER_MILLISECOND, numberProp, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `output`: its pin is high: something moves, or did a moment ago. */
		pir: { readonly motion: boolean; readonly output: boolean };
	}
}

/** 3.3 V through the module's 1 kΩ. */
const OUTPUT = { highVolts: 3.3, ohms: 1000 };
const WORKING_VOLTS = 4.5;

/** In milliseconds (HC-SR501 data sheet with 3 pages: block time, trigger and delay on pp. 1 and 3). */
export interface PirTimings {
	/** A real one needs about a minute to warm up (p. 1); shortened here. */
	readonly warmUp: number;
	/** The delay time Tx: how long the output stays high after the last movement (p. 3: 0.3 s to 5 min by its knob; 3 s here). */
	readonly hold: number;
	/** The block time Ti: how long it is blind after the output falls (pp. 1 and 3: 2.5 s). */
	readonly blind: number;
}

export const PIR_TIMINGS: PirTimings = { warmUp: 2000, hold: 3000, blind: 2500 };

/**
 * An HC-SR501 motion sensor with its jumper at H (repeatable trigger): `OUT` is high while something moves and for
 * `props.hold` seconds afterwards (3 by default), then it is blind for 2.5 s.
 */
export const part: PartKind = {
	kind: "pir",
	pins: ["VCC", "OUT", "GND"],
	controls: () => [onOff("motion", "latching")],
	create: (host) => createPir(host, { ...PIR_TIMINGS, hold: numberProp(host.props, "hold", 3) * 1000 }),
};

/** As `part.create`, with other timings. */
export function createPir(host: PartHost, timings: PirTimings): Part {
	const { clock } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
	const output = host.pin("OUT").driver;
	let motion = false;
	let state: "off" | "warming" | "watching" | "detecting" | "blind" = "off";
	let cancel = () => {};

	function setState(next: typeof state) {
		cancel();
		cancel = () => {};
		state = next;
		driveOutput(output, state === "off" ? undefined : state === "detecting", OUTPUT);
	}

	function later(milliseconds: number, then: () => void) {
		cancel = clock.after(milliseconds * CYCLES_PER_MILLISECOND, then);
	}

	function watch() {
		setState("watching");
		if (motion) detect();
	}

	function detect() {
		setState("detecting");
		if (!motion)
			later(timings.hold, () => {
				setState("blind");
				later(timings.blind, watch);
			});
	}

	function supplied() {
		if (power.on() === (state !== "off")) return;
		if (!power.on()) return setState("off");
		setState("warming");
		later(timings.warmUp, watch);
	}

	power.onChange(supplied);
	supplied();
	return {
		state: () => ({ kind: "pir", motion, output: state === "detecting" }),
		setControl(_id, value) {
			if (motion === (value === 1)) return;
			motion = value === 1;
			if (state === "detecting" || (state === "watching" && motion)) detect();
		},
	};
}
