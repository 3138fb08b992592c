import type { PartKind } from "../part.ts";
import { pumpBetween } from "../pump.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `speed` from 0 to 1; `litres` is all that it has moved so far. */
		water_pump: { readonly speed: number; readonly litres: number };
	}
}

/** A small water pump for 12 V between `+` and `-`: see `pumpBetween`. It always has water. */
export const part: PartKind = {
	kind: "water_pump",
	pins: ["+", "-"],
	controls: () => [],
	create(host) {
		const pump = pumpBetween(host, ["+", "-"]);
		const rounded = (value: number) => Math.round(value * 1000) / 1000;
		return { state: () => ({ kind: "water_pump", speed: rounded(pump.speed()), litres: rounded(pump.litres()) }) };
	},
};
