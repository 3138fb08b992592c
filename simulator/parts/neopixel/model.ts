import { numberProp, type Part, type PartHost, type PartKind } from "../part.ts";
import { createWs2812Chain, WS2812_TIMINGS, type Ws2812Timings } from "../ws2812.ts";

declare module "../part.ts" {
	interface PartStates {
		/** The light of each pixel, 0xRRGGBB. */
		neopixel: { readonly pixels: readonly number[] };
	}
}

const DEFAULT_PIXELS = 8;
const MOST_PIXELS = 64;

/** A strip of WS2812B lamps: `props.pixels`, 8 by default. Strips are chained by `DOUT`. */
export const part: PartKind = {
	kind: "neopixel",
	pins: ["VCC", "GND", "DIN", "DOUT"],
	controls: () => [],
	create: (host) => createNeopixel(host, WS2812_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createNeopixel(host: PartHost, timings: Ws2812Timings): Part {
	const wanted = Math.round(numberProp(host.props, "pixels", DEFAULT_PIXELS));
	const pixels = createWs2812Chain(host, Math.min(MOST_PIXELS, Math.max(1, wanted)), timings);
	return { state: () => ({ kind: "neopixel", pixels: pixels() }) };
}
