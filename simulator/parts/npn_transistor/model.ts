import type { PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `amperes` flow into the collector. */
		npn_transistor: { readonly amperes: number };
	}
}

/** A 2N2222A (STMicroelectronics' data sheet, "Electrical characteristics", p. 3): VBE 0.6 V and more, hFE 100 to 300, VCE(sat) 0.3 V at 150 mA. */
const BASE_VOLTS = 0.65;
const BASE_OHMS = 5;
const GAIN = 150;
const SATURATED_OHMS = 1;
const CLOSED_OHMS = 1e9;
/** Voltage and resistance of the collector are found in turns: this near is good enough. */
const SAME_SHARE = 0.005;

/**
 * An NPN transistor, `C`, `B` and `E`: conducts up to 150 times its base current from collector to emitter. Working the
 * other way round, heat and breakdown are left out.
 */
export const part: PartKind = {
	kind: "npn_transistor",
	pins: ["C", "B", "E"],
	controls: () => [],
	create({ network, pin }) {
		const [collector, base, emitter] = ["C", "B", "E"].map((name) => pin(name).net) as [number, number, number];
		const input = network.branch(base, emitter, { ohms: BASE_OHMS, forwardVolts: BASE_VOLTS });
		const output = network.branch(collector, emitter, { ohms: CLOSED_OHMS });
		let ohms = CLOSED_OHMS;

		function update() {
			const most = Math.max(0, input.amperes()) * GAIN;
			const volts = Math.max(0, network.volts(collector) - network.volts(emitter));
			const wanted = most < 1e-7 ? CLOSED_OHMS : Math.max(SATURATED_OHMS, volts / most);
			if (Math.abs(wanted - ohms) <= SAME_SHARE * ohms) return;
			ohms = wanted;
			output.setOhms(ohms);
		}

		for (const net of [collector, base, emitter]) network.onVolts(net, update);
		update();
		return { state: () => ({ kind: "npn_transistor", amperes: output.amperes() }) };
	},
};
