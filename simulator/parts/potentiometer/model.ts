import { slider } from "../controls.ts";
import { numberProp, type PartKind } from "../part.ts";
import { wiperBetween } from "../wiper.ts";

declare module "../part.ts" {
	interface PartStates {
		/** In percent of the way from GND to VCC. */
		potentiometer: { readonly position: number };
	}
}

/** A linear potentiometer: the wiper `SIG` between `GND` (0 %) and `VCC` (100 %); `props.ohms`, 10 kΩ by default. */
export const part: PartKind = {
	kind: "potentiometer",
	pins: ["GND", "SIG", "VCC"],
	controls: (props) => [slider(props, "position", "percent", { min: 0, max: 100, step: 1, initial: 50 })],
	create({ network, pin, props }) {
		const move = wiperBetween(network, {
			low: pin("GND").net,
			wiper: pin("SIG").net,
			high: pin("VCC").net,
			ohms: numberProp(props, "ohms", 10_000),
		});
		let position = 50;
		return {
			state: () => ({ kind: "potentiometer", position }),
			setControl(_id, value) {
				position = value;
				move(position / 100);
			},
		};
	},
};
