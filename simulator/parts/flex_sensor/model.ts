import { slider } from "../controls.ts";
import { numberProp, type PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `bend` in percent: 0 a straight finger, 100 a closed fist. */
		flex_sensor: { readonly bend: number };
	}
}

/** Of the 2.2 inch strip (FS-L-0055-253-ST); any strip may be 30 % off, so `props.flat` has its own. */
const FLAT_OHMS = 25_000;
/** On the finger of a fist. The maker promises at least twice the flat value at a pinch, sellers 45 to 125 kΩ. */
const BENT_OHMS = 100_000;

/**
 * A flex sensor glued onto a finger, between `1` and `2`: `props.flat` ohms when the finger is straight, `props.bent` in a fist,
 * even steps between. A circuit reads it as half of a divider. Wear, noise and a bend towards the other side are left out.
 */
export const part: PartKind = {
	kind: "flex_sensor",
	pins: ["1", "2"],
	controls: (props) => [slider(props, "bend", "percent", { min: 0, max: 100, step: 1, initial: 0 })],
	create({ network, pin, props }) {
		const flat = numberProp(props, "flat", FLAT_OHMS);
		const bent = numberProp(props, "bent", BENT_OHMS);
		let bend = 0;
		const branch = network.branch(pin("1").net, pin("2").net, { ohms: flat });
		return {
			state: () => ({ kind: "flex_sensor", bend }),
			setControl(_id, value) {
				bend = value;
				branch.setOhms(flat + ((bent - flat) * bend) / 100);
			},
		};
	},
};
