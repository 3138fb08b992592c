import { slider } from "../controls.ts";
import type { PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		photoresistor: { readonly lux: number };
	}
}

/** A GL5528: about 10 kΩ at 10 lux, a gamma of 0.7, 1 MΩ or more in the dark (the makers' table of the GL55 series). */
const OHMS_AT_10_LUX = 10_000;
const GAMMA = 0.7;
const DARK_OHMS = 1_000_000;
const INITIAL_LUX = 300;

/** Its resistance in a light. */
function ohmsAt(lux: number): number {
	return lux <= 0 ? DARK_OHMS : Math.min(DARK_OHMS, OHMS_AT_10_LUX * (10 / lux) ** GAMMA);
}

/** A bare photoresistor between `1` and `2`: the more light, the less resistance. A circuit reads it as half of a divider. */
export const part: PartKind = {
	kind: "photoresistor",
	pins: ["1", "2"],
	controls: (props) => [slider(props, "lux", "lux", { min: 0, max: 1000, step: 1, initial: INITIAL_LUX })],
	create({ network, pin }) {
		let lux = INITIAL_LUX;
		const branch = network.branch(pin("1").net, pin("2").net, { ohms: ohmsAt(lux) });
		return {
			state: () => ({ kind: "photoresistor", lux }),
			setControl(_id, value) {
				lux = value;
				branch.setOhms(ohmsAt(lux));
			},
		};
	},
};
