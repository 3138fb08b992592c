import type { PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		diode: object;
	}
}

/** A 1N4007: 0.7 V at a few milliamperes, 1 V at 1 A (Vishay's 1N4001-1N4007 data sheet, figure 3). */
const FORWARD_VOLTS = 0.7;
const SERIES_OHMS = 0.3;

/** A rectifier diode from `A` (anode) to `C` (cathode, the ring). Its breakdown at 1000 V is left out. */
export const part: PartKind = {
	kind: "diode",
	pins: ["A", "C"],
	controls: () => [],
	create({ network, pin }) {
		network.branch(pin("A").net, pin("C").net, { ohms: SERIES_OHMS, forwardVolts: FORWARD_VOLTS });
		return { state: () => ({ kind: "diode" }) };
	},
};
