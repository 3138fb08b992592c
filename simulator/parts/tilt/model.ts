import { contactBetween } from "../contact.ts";
import { onOff } from "../controls.ts";
import type { PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		tilt: { readonly tilted: boolean };
	}
}

/** A ball switch such as the SW-520D: its ball joins the legs `1` and `2` while it is upright, and rolls off when tilted. */
export const part: PartKind = {
	kind: "tilt",
	pins: ["1", "2"],
	controls: () => [onOff("tilted", "latching")],
	create({ network, pin }) {
		const close = contactBetween(network, pin("1").net, pin("2").net);
		close(true);
		let tilted = false;
		return {
			state: () => ({ kind: "tilt", tilted }),
			setControl(_id, value) {
				tilted = value === 1;
				close(!tilted);
			},
		};
	},
};
