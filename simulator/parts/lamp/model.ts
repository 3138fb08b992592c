import { lightOf } from "../light.ts";
import type { PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `brightness` from 0 to 1, averaged over 20 ms. */
		lamp: { readonly brightness: number };
	}
}

const VOLTS = 12;
/** 3 W, as a signal lamp of a motorcycle takes: P = U² / R. */
const OHMS = 48;

/** A small lamp for 12 V and 3 W, between `1` and `2`: its light follows its power. What it takes while it is cold is left out. */
export const part: PartKind = {
	kind: "lamp",
	pins: ["1", "2"],
	controls: () => [],
	create({ network, pin, clock }) {
		const filament = network.branch(pin("1").net, pin("2").net, { ohms: OHMS });
		const brightness = lightOf(filament, clock, (amperes) => ((amperes * OHMS) / VOLTS) ** 2);
		return { state: () => ({ kind: "lamp", brightness: brightness() }) };
	},
};
