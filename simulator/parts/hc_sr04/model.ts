import { slider } from "../controls.ts";
import { numberProp, type Part, type PartHost, type PartKind } from "../part.ts";
import { attachUltrasonic, ULTRASONIC_PINS, type UltrasonicTimings } from "../ultrasonic.ts";

declare module "../part.ts" {
	interface PartStates {
		hc_sr04: { readonly centimetres: number };
	}
}

const NEAREST = 2;
const FARTHEST = 400;

/**
 * ElecFreaks' HC-SR04 data sheet, "Timing diagram", p. 2; the range of 2 to 400 cm: p. 1. Without an echo 38 ms in the sellers'
 * descriptions, the data sheet is silent.
 */
export const HC_SR04_TIMINGS: UltrasonicTimings = { trigger: 10, burst: 200, perCentimetre: 58, lost: 38_000 };

/** An HC-SR04 distance sensor: from 2 to 400 cm; no echo beyond, no resolution below. */
export const part: PartKind = {
	kind: "hc_sr04",
	pins: ULTRASONIC_PINS,
	controls: (props) => [slider(props, "centimetres", "centimetres", { min: 0, max: 450, step: 1, initial: 50 })],
	create: (host) => createHcSr04(host, HC_SR04_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createHcSr04(host: PartHost, timings: UltrasonicTimings): Part {
	let centimetres = numberProp(host.props, "initial", 50);
	attachUltrasonic(host, timings, () => (centimetres > FARTHEST ? null : Math.max(NEAREST, centimetres)));
	return {
		state: () => ({ kind: "hc_sr04", centimetres }),
		setControl(_id, value) {
			centimetres = value;
		},
	};
}
