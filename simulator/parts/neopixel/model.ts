import { CYCLES_PER_MICROSECOND, numberProp, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** The light of each pixel, 0xRRGGBB. */
		neopixel: { readonly pixels: readonly number[] };
	}
}

const WORKING_VOLTS = 3.5;
/** About 1 mA for each controller; what the lamps draw, up to 60 mA each, is left out. */
const OHMS_PER_PIXEL = 5000;
const OUTPUT_OHMS = 100;
const DEFAULT_PIXELS = 8;
const MOST_PIXELS = 64;

/** In microseconds (Worldsemi's WS2812B data sheet, "Data transfer time", p. 4: T0H 0.4, T1H 0.8, each ± 0.15; reset above 50). */
export interface NeopixelTimings {
	/** A shorter high is none. */
	readonly shortest: number;
	/** From here on a high means 1. */
	readonly one: number;
	/** A longer high means nothing, and ends what was being received. */
	readonly longest: number;
	/** A low this long shows what was received. */
	readonly reset: number;
}

export const NEOPIXEL_TIMINGS: NeopixelTimings = { shortest: 0.2, one: 0.6, longest: 1, reset: 50 };

/**
 * A strip of WS2812B lamps: `props.pixels`, 8 by default. Each takes 24 bits (green, red, blue) and passes on what follows; a pause
 * shows them. Strips are chained by `DOUT`.
 */
export const part: PartKind = {
	kind: "neopixel",
	pins: ["VCC", "GND", "DIN", "DOUT"],
	controls: () => [],
	create: (host) => createNeopixel(host, NEOPIXEL_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createNeopixel(host: PartHost, timings: NeopixelTimings): Part {
	const { network, clock, pin, props } = host;
	const count = Math.min(MOST_PIXELS, Math.max(1, Math.round(numberProp(props, "pixels", DEFAULT_PIXELS))));
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: OHMS_PER_PIXEL / count });
	const output = pin("DOUT").driver;
	const cycles = (microseconds: number) => microseconds * CYCLES_PER_MICROSECOND;
	let shown: number[] = Array.from({ length: count }, () => 0);
	let words: number[] = [];
	let word = 0;
	let bits = 0;
	let roseAt = 0;
	let fellAt = clock.now();

	/** A long enough pause latches the data before it. */
	function latch() {
		if (clock.now() - fellAt < cycles(timings.reset)) return;
		if (words.length > 0) shown = shown.map((before, index) => words[index] ?? before);
		words = [];
		word = bits = 0;
	}

	network.onLevel(pin("DIN").net, (high) => {
		if (!power.on()) return;
		const full = words.length === count;
		if (high) {
			latch();
			roseAt = clock.now();
			if (full && words.length === count) output.drive(power.volts(), OUTPUT_OHMS);
			return;
		}
		const length = clock.now() - roseAt;
		fellAt = clock.now();
		output.drive(0, OUTPUT_OHMS);
		if (full || length < cycles(timings.shortest)) return;
		if (length > cycles(timings.longest)) {
			word = bits = 0;
			return;
		}
		word = (word << 1) | Number(length >= cycles(timings.one));
		bits += 1;
		if (bits < 24) return;
		// Green first.
		words.push((((word >> 8) & 0xff) << 16) | (((word >> 16) & 0xff) << 8) | (word & 0xff));
		word = bits = 0;
	});
	power.onChange(() => {
		if (power.on()) return;
		shown = shown.map(() => 0);
		words = [];
		output.release();
	});
	return {
		state() {
			if (!network.isHigh(pin("DIN").net)) latch();
			return { kind: "neopixel", pixels: shown };
		},
	};
}
