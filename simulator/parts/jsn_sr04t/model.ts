import { slider } from "../controls.ts";
import { numberProp, type Part, type PartHost, type PartKind } from "../part.ts";
import { attachUltrasonic, ULTRASONIC_PINS, type UltrasonicTimings } from "../ultrasonic.ts";

declare module "../part.ts" {
	interface PartStates {
		jsn_sr04t: { readonly centimetres: number };
	}
}

/** The blind zone and the range of the first version (sellers' data sheet of the JSN-SR04T, "Electrical parameters"). */
const BLIND_BELOW = 25;
const FARTHEST = 450;

/**
 * The pulse mode ("Mode 1") of the JSN-SR04T-2.0: a trigger of 10 µs, eight cycles of 40 kHz, and 60 ms without an echo. 58 µs
 * for a centimetre is the speed of sound, there and back, at about 20 °C.
 */
export const JSN_SR04T_TIMINGS: UltrasonicTimings = { trigger: 10, burst: 200, perCentimetre: 58, lost: 60_000 };

/**
 * The centimetres that the sensor measures at a distance, null without an echo. Its one membrane still rings from sending when
 * a near echo is back: the first echo after that counts, of sound that went to and fro several times, so what is near looks
 * farther away.
 */
export function jsnSr04tEcho(centimetres: number): number | null {
	if (centimetres > FARTHEST) return null;
	const there = Math.max(1, centimetres);
	return there * Math.max(1, Math.ceil(BLIND_BELOW / there));
}

/** A JSN-SR04T, a waterproof distance sensor in its pulse mode: from 25 to 450 cm; blind below, no echo beyond. */
export const part: PartKind = {
	kind: "jsn_sr04t",
	pins: ULTRASONIC_PINS,
	controls: (props) => [slider(props, "centimetres", "centimetres", { min: 0, max: 500, step: 1, initial: 100 })],
	create: (host) => createJsnSr04t(host, JSN_SR04T_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createJsnSr04t(host: PartHost, timings: UltrasonicTimings): Part {
	let centimetres = numberProp(host.props, "initial", 100);
	attachUltrasonic(host, timings, () => jsnSr04tEcho(centimetres));
	return {
		state: () => ({ kind: "jsn_sr04t", centimetres }),
		setControl(_id, value) {
			centimetres = value;
		},
	};
}
