import type { PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `amperes` flow into the drain. */
		mosfet: { readonly amperes: number };
	}
}

/** An IRLZ44N (Infineon's data sheet PD-91328, p. 2): threshold 1 to 2 V, 35 mΩ or less from 4 V on. */
const THRESHOLD_VOLTS = 1.5;
const FULL_VOLTS = 4;
const THRESHOLD_OHMS = 10_000;
const FULL_OHMS = 0.035;
const CLOSED_OHMS = 1e9;
const BODY_DIODE_VOLTS = 0.8;
const BODY_DIODE_OHMS = 0.1;

/** From its threshold on, each volt at the gate lowers its resistance by the same factor. */
function channelOhms(gateVolts: number): number {
	if (gateVolts < THRESHOLD_VOLTS) return CLOSED_OHMS;
	const share = Math.min(1, (gateVolts - THRESHOLD_VOLTS) / (FULL_VOLTS - THRESHOLD_VOLTS));
	return THRESHOLD_OHMS * (FULL_OHMS / THRESHOLD_OHMS) ** share;
}

/**
 * A logic-level N-channel MOSFET, `G`, `D` and `S`, with its body diode from `S` to `D`. An open gate keeps its charge, as a
 * real one does for a while: it wants a resistor to ground. The gate's capacitance is left out.
 */
export const part: PartKind = {
	kind: "mosfet",
	pins: ["G", "D", "S"],
	controls: () => [],
	create({ network, pin }) {
		const [gate, drain, source] = ["G", "D", "S"].map((name) => pin(name).net) as [number, number, number];
		const channel = network.branch(drain, source, { ohms: CLOSED_OHMS });
		network.branch(source, drain, { ohms: BODY_DIODE_OHMS, forwardVolts: BODY_DIODE_VOLTS });
		let ohms = CLOSED_OHMS;

		function update() {
			const now = channelOhms(network.volts(gate) - network.volts(source));
			if (Math.abs(now - ohms) < 0.01 * ohms) return;
			ohms = now;
			channel.setOhms(ohms);
		}

		network.onVolts(gate, update);
		network.onVolts(source, update);
		update();
		return { state: () => ({ kind: "mosfet", amperes: channel.amperes() }) };
	},
};
