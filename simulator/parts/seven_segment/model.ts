import { lightBetween } from "../light.ts";
import type { PartKind } from "../part.ts";

export const SEGMENTS = ["A", "B", "C", "D", "E", "F", "G", "DP"] as const;

declare module "../part.ts" {
	interface PartStates {
		/** The light of segments A to G and the point, each from 0 to 1, averaged over 20 ms. */
		seven_segment: { readonly segments: readonly number[] };
	}
}

/** A red 0.56-inch digit such as the 5161AS: 1.8 to 2 V at 10 mA for each segment. */
const FORWARD_VOLTS = 1.9;

/** One digit of seven segments and a point: pins `A` to `G` and `DP`; `props.common` is `cathode` (default) or `anode`. */
export const part: PartKind = {
	kind: "seven_segment",
	pins: [...SEGMENTS, "COM.1", "COM.2"],
	joined: [["COM.1", "COM.2"]],
	controls: () => [],
	create(host) {
		const common = host.pin("COM.1").net;
		const lights = SEGMENTS.map((name) => {
			const leg = host.pin(name).net;
			const [anode, cathode] = host.props.common === "anode" ? [common, leg] : [leg, common];
			return lightBetween(host, anode, cathode, FORWARD_VOLTS);
		});
		return { state: () => ({ kind: "seven_segment", segments: lights.map((light) => light()) }) };
	},
};
