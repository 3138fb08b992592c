import { numberProp, type PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		battery: object;
	}
}

/** What a fresh 9 V block or four AA cells have inside. */
const INTERNAL_OHMS = 1.5;

/** A battery between `+` and `-`: `props.volts`, 9 by default. It is never charged, and never empty. */
export const part: PartKind = {
	kind: "battery",
	pins: ["+", "-"],
	controls: () => [],
	create({ network, pin, props }) {
		network.branch(pin("-").net, pin("+").net, {
			ohms: INTERNAL_OHMS,
			forwardVolts: -numberProp(props, "volts", 9),
		});
		return { state: () => ({ kind: "battery" }) };
	},
};
