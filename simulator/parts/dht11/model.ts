import { dhtKind } from "../dht22/dht.ts";

declare module "../part.ts" {
	interface PartStates {
		dht11: { readonly celsius: number; readonly humidity: number };
	}
}

/** A DHT11: whole degrees from 0 to 50, whole percents from 20 to 90. Its sliders reach beyond what it can measure. */
export const part = dhtKind("dht11", {
	celsius: { min: -10, max: 60, step: 1 },
	humidity: { min: 0, max: 100, step: 1 },
});
