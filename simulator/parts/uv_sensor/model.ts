import { analogOutput } from "../analog-output.ts";
import { slider } from "../controls.ts";
import type { PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** The UV index that falls on it. */
		uv_sensor: { readonly index: number };
	}
}

/** A module with a GUVA-S12SD: 0 to 1 V for a UV index of 0 to 10 (DFRobot's SEN0162, "Specification"). */
const VOLTS_PER_INDEX = 0.1;
/** Typical modules work from 2.7 V on and draw 1 mA. */
const WORKING_VOLTS = 2.7;
const SUPPLY_OHMS = 5000;
/** Typical: the module's LM358 gets no nearer to its supply. */
const END_VOLTS = 1.5;
const OUTPUT_OHMS = 100;
const INITIAL_INDEX = 5;

/**
 * A UV sensor: `SIG` rises by 0.1 V with each step of the UV index. Real ones are right to within 1 only; that is left out.
 */
export const part: PartKind = {
	kind: "uv_sensor",
	pins: ["VCC", "GND", "SIG"],
	controls: (props) => [slider(props, "index", "uv_index", { min: 0, max: 15, step: 0.5, initial: INITIAL_INDEX })],
	create(host) {
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: SUPPLY_OHMS });
		const give = analogOutput(host, power, { name: "SIG", ohms: OUTPUT_OHMS });
		let index = INITIAL_INDEX;
		const show = () => give(Math.min(index * VOLTS_PER_INDEX, power.volts() - END_VOLTS));
		power.onChange(show);
		show();
		return {
			state: () => ({ kind: "uv_sensor", index }),
			setControl(_id, value) {
				index = value;
				show();
			},
		};
	},
};
