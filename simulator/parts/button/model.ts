import { contactBetween } from "../contact.ts";
import { onOff } from "../controls.ts";
import type { PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		button: { readonly pressed: boolean };
	}
}

/** A push button with four legs: `1.l` and `1.r` are one, `2.l` and `2.r` the other; pressed it joins the two. It does not bounce. */
export const part: PartKind = {
	kind: "button",
	pins: ["1.l", "1.r", "2.l", "2.r"],
	joined: [
		["1.l", "1.r"],
		["2.l", "2.r"],
	],
	controls: () => [onOff("pressed", "momentary")],
	create({ network, pin }) {
		const close = contactBetween(network, pin("1.l").net, pin("2.l").net);
		let pressed = false;
		return {
			state: () => ({ kind: "button", pressed }),
			setControl(_id, value) {
				pressed = value === 1;
				close(pressed);
			},
		};
	},
};
