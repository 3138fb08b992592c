import { CYCLES_PER_MICROSECOND, type PartHost } from "./part.ts";
import { powerBetween } from "./power.ts";

const WORKING_VOLTS = 3.5;
/** Data sheet's supply of 3.5 to 5.3 V: what each lamp draws at 5 V when it is dark, and 20 mA for each of its three colours. */
const FULL_VOLTS = 5;
const DARK_AMPERES = 0.001;
const COLOR_AMPERES = 0.02;
const OUTPUT_OHMS = 100;

/** In microseconds (Worldsemi's WS2812B data sheet, "Data transfer time", p. 4: T0H 0.4, T1H 0.8, each ± 0.15; reset above 50). */
export interface Ws2812Timings {
	/** A shorter high is none. */
	readonly shortest: number;
	/** From here on a high means 1. */
	readonly one: number;
	/** A longer high means nothing, and ends what was being received. */
	readonly longest: number;
	/** A low this long shows what was received. */
	readonly reset: number;
}

export const WS2812_TIMINGS: Ws2812Timings = { shortest: 0.2, one: 0.6, longest: 1, reset: 50 };

/** The light of each lamp of a chain, 0xRRGGBB. */
export type Ws2812Chain = () => readonly number[];

/**
 * A chain of `count` WS2812B lamps between VCC, GND, DIN and DOUT. Each takes 24 bits (green, red, blue) and passes on what
 * follows; a pause shows them. What they draw follows their light, as a resistance at their supply; below 3.5 V they go
 * dark and forget. That the supply's level moves DIN's threshold is left out.
 */
export function createWs2812Chain(host: PartHost, count: number, timings: Ws2812Timings): Ws2812Chain {
	const { network, clock, pin } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
	const load = network.branch(pin("VCC").net, pin("GND").net, { ohms: ohmsOf([], count) });
	const input = pin("DIN").net;
	const output = pin("DOUT").driver;
	const cycles = (microseconds: number) => microseconds * CYCLES_PER_MICROSECOND;
	const dark: readonly number[] = Array.from({ length: count }, () => 0);
	let shown = dark;
	let words: number[] = [];
	let word = 0;
	let bits = 0;
	let roseAt = 0;
	let fellAt = clock.now();
	let passing = false;
	let waiting = false;

	function show(lights: readonly number[]) {
		shown = lights;
		load.setOhms(ohmsOf(lights, count));
	}

	function awaitPause(left: number) {
		if (waiting) return;
		waiting = true;
		clock.after(left, latch);
	}

	/** A long enough pause latches the data before it. */
	function latch() {
		waiting = false;
		if (network.isHigh(input)) return;
		const left = fellAt + cycles(timings.reset) - clock.now();
		if (left > 0) {
			awaitPause(left);
			return;
		}
		const received = words;
		words = [];
		word = bits = 0;
		if (received.length > 0 && power.on()) show(shown.map((before, index) => received[index] ?? before));
	}

	network.onLevel(input, (high) => {
		if (!power.on()) return;
		const now = clock.now();
		if (high) {
			roseAt = now;
			passing = words.length === count;
			if (passing) output.drive(power.volts(), OUTPUT_OHMS);
			return;
		}
		const length = now - roseAt;
		fellAt = now;
		awaitPause(cycles(timings.reset));
		if (passing) output.drive(0, OUTPUT_OHMS);
		if (passing || length < cycles(timings.shortest)) return;
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
		words = [];
		word = bits = 0;
		output.release();
		if (shown !== dark) show(dark);
	});
	return () => shown;
}

function ohmsOf(lights: readonly number[], count: number): number {
	const light = lights.reduce((all, one) => all + (one >> 16) + ((one >> 8) & 0xff) + (one & 0xff), 0);
	return FULL_VOLTS / (count * DARK_AMPERES + (light / 255) * COLOR_AMPERES);
}
