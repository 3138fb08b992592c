import { dhtKind } from "./dht.ts";

declare module "../part.ts" {
	interface PartStates {
		dht22: { readonly celsius: number; readonly humidity: number };
	}
}

/** A DHT22: tenths from -40 to 80 °C and from 0 to 100 %. Its sliders reach beyond what it can measure. */
export const part = dhtKind("dht22", {
	celsius: { min: -45, max: 85, step: 0.5 },
	humidity: { min: 0, max: 100, step: 0.5 },
});
