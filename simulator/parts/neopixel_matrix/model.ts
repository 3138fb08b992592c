import type { PartKind } from "../part.ts";
import { createWs2812Chain, WS2812_TIMINGS } from "../ws2812.ts";

declare module "../part.ts" {
	interface PartStates {
		/** The light of each pixel, 0xRRGGBB, row by row from the upper left one on. */
		neopixel_matrix: { readonly pixels: readonly number[] };
	}
}

export const MATRIX_SIDE = 8;

/**
 * A panel of 8 × 8 WS2812B lamps, chained row by row, each row from left to right. Panels whose rows go to and fro
 * ("serpentine") are left out.
 */
export const part: PartKind = {
	kind: "neopixel_matrix",
	pins: ["VCC", "GND", "DIN", "DOUT"],
	controls: () => [],
	create(host) {
		const pixels = createWs2812Chain(host, MATRIX_SIDE * MATRIX_SIDE, WS2812_TIMINGS);
		return { state: () => ({ kind: "neopixel_matrix", pixels: pixels() }) };
	},
};
