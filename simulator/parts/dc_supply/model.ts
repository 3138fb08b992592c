import { numberProp, type PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		dc_supply: object;
	}
}

/** At 2 A the voltage falls by some tens of millivolts (TI LM2596 data sheet, "Load Regulation"), and in its wires by more. */
const INTERNAL_OHMS = 0.05;

/**
 * A step-down module that makes a steady voltage between `+` and `-`: `props.volts`, 4 by default. What feeds it, a battery or a
 * solar panel, its ripple and its limit of current are left out.
 */
export const part: PartKind = {
	kind: "dc_supply",
	pins: ["+", "-"],
	controls: () => [],
	create({ network, pin, props }) {
		network.branch(pin("-").net, pin("+").net, {
			ohms: INTERNAL_OHMS,
			forwardVolts: -numberProp(props, "volts", 4),
		});
		return { state: () => ({ kind: "dc_supply" }) };
	},
};
