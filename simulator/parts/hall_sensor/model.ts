import { analogOutput } from "../analog-output.ts";
import { slider } from "../controls.ts";
import type { PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `field` in millitesla: a south pole before its face is positive, a north pole negative. */
		hall_sensor: { readonly field: number };
	}
}

/** From 2.7 to 6.5 V, 6 mA at 5 V (Honeywell's SS39ET/SS49E/SS59ET data sheet 005850, p. 1). */
const WORKING_VOLTS = 2.7;
const SUPPLY_OHMS = 5 / 0.006;
/** Of one sensor, at 5 V without a field; others have 2.25 to 2.75 V: `props.middle`. */
const MIDDLE_VOLTS = 2.5;
/** Typical: 1.4 mV for a gauss at 5 V, which is 14 mV for a millitesla, and in proportion at other supplies. */
const SHARE_PER_MILLITESLA = 0.014 / 5;
/** Typical: its transistors keep this much from either end of the supply. */
const END_VOLTS = 0.8;
const OUTPUT_OHMS = 50;

/** What one with this `middle` gives in a field at a supply. */
function outputVolts(field: number, supply: number, middle: number): number {
	const volts = supply * (middle / 5 + field * SHARE_PER_MILLITESLA);
	return Math.min(supply - END_VOLTS, Math.max(END_VOLTS, volts));
}

/**
 * A linear Hall sensor SS49E: `OUT` is about half of the supply without a field (`props.middle` volts of 5 V), above it at a
 * south pole, below it at a north pole. Warmth and noise are left out.
 */
export const part: PartKind = {
	kind: "hall_sensor",
	pins: ["VCC", "GND", "OUT"],
	controls: (props) => [slider(props, "field", "millitesla", { min: -100, max: 100, step: 1, initial: 0 })],
	create(host) {
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: SUPPLY_OHMS });
		const give = analogOutput(host, power, { name: "OUT", ohms: OUTPUT_OHMS });
		let field = 0;
		const show = () => give(outputVolts(field, power.volts(), Number(host.props.middle ?? MIDDLE_VOLTS)));
		power.onChange(show);
		show();
		return {
			state: () => ({ kind: "hall_sensor", field }),
			setControl(_id, value) {
				field = value;
				show();
			},
		};
	},
};
