import { LIT_AMPERES } from "../led/model.ts";
import { CYCLES_PER_MILLISECOND, type PartKind } from "../part.ts";
import { WindowAverage } from "../window-average.ts";

export const SEGMENTS = ["A", "B", "C", "D", "E", "F", "G", "DP"] as const;

declare module "../part.ts" {
	interface PartStates {
		/** The light of segments A to G and the point, each from 0 to 1, averaged over 20 ms. */
		seven_segment: { readonly segments: readonly number[] };
	}
}

/** A red 0.56-inch digit such as the 5161AS: 1.8 to 2 V at 10 mA for each segment. */
const FORWARD_VOLTS = 1.9;
const SERIES_OHMS = 20;

/** One digit of seven segments and a point: pins `A` to `G` and `DP`; `props.common` is `cathode` (unless told) or `anode`. */
export const part: PartKind = {
	kind: "seven_segment",
	pins: [...SEGMENTS, "COM.1", "COM.2"],
	joined: [["COM.1", "COM.2"]],
	controls: () => [],
	create({ network, pin, props, clock }) {
		const common = pin("COM.1").net;
		const commonAnode = props.common === "anode";
		const lights = SEGMENTS.map((name) => {
			const leg = pin(name).net;
			const [anode, cathode] = commonAnode ? [common, leg] : [leg, common];
			const diode = network.branch(anode, cathode, { ohms: SERIES_OHMS, forwardVolts: FORWARD_VOLTS });
			const average = new WindowAverage(20 * CYCLES_PER_MILLISECOND);
			const update = () => average.set(Math.min(1, Math.max(0, diode.amperes() / LIT_AMPERES)), clock.now());
			network.onVolts(leg, update);
			network.onVolts(common, update);
			update();
			return average;
		});
		return {
			state: () => ({ kind: "seven_segment", segments: lights.map((light) => light.average(clock.now())) }),
		};
	},
};
