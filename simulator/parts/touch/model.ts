import { onOff } from "../controls.ts";
import { driveOutput } from "../output-pin.ts";
import { CYCLES_PER_MILLISECOND, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		touch: { readonly touched: boolean };
	}
}

const OUTPUT_OHMS = 300;
const WORKING_VOLTS = 2;

/** In milliseconds. */
export interface TouchTimings {
	/** From the finger to the output, and from its leaving (TTP223-BA6 data sheet, ver. 2.1, "Output Response Time", p. 3: 60 ms in fast mode; the 220 ms of the first touch after 12 s of rest, p. 5, are left out). */
	readonly response: number;
}

export const TOUCH_TIMINGS: TouchTimings = { response: 60 };

/** A TTP223 touch sensor in its module's default mode: `SIG` is high while it is touched. */
export const part: PartKind = {
	kind: "touch",
	pins: ["GND", "VCC", "SIG"],
	controls: () => [onOff("touched", "momentary")],
	create: (host) => createTouch(host, TOUCH_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createTouch(host: PartHost, timings: TouchTimings): Part {
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
	const output = host.pin("SIG").driver;
	let touched = false;
	let sensed = false;
	let cancel = () => {};
	const show = () =>
		driveOutput(output, power.on() ? sensed : undefined, { highVolts: power.volts(), ohms: OUTPUT_OHMS });
	power.onChange(show);
	show();
	return {
		state: () => ({ kind: "touch", touched }),
		setControl(_id, value) {
			touched = value === 1;
			cancel();
			cancel = host.clock.after(timings.response * CYCLES_PER_MILLISECOND, () => {
				sensed = touched;
				show();
			});
		},
	};
}
