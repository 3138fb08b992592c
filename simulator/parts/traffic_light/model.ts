import { lightBetween } from "../light.ts";
import type { PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		/** Each lamp's light from 0 to 1, averaged over 20 ms. */
		traffic_light: { readonly red: number; readonly yellow: number; readonly green: number };
	}
}

/** The resistor before each lamp, on the module itself: about 10 mA from a pin. */
const RESISTOR_OHMS = 220;
/** Forward voltages of the usual LEDs at 20 mA. */
const LAMPS = { R: 2, Y: 2.1, G: 2.2 } as const;

/** A traffic light module: three LEDs with resistors of their own, between pins `R`, `Y`, `G` and `GND`. */
export const part: PartKind = {
	kind: "traffic_light",
	pins: ["R", "Y", "G", "GND"],
	controls: () => [],
	create(host) {
		const ground = host.pin("GND").net;
		const lamp = (name: keyof typeof LAMPS) =>
			lightBetween(host, host.pin(name).net, ground, LAMPS[name], RESISTOR_OHMS);
		const [red, yellow, green] = [lamp("R"), lamp("Y"), lamp("G")];
		return { state: () => ({ kind: "traffic_light", red: red(), yellow: yellow(), green: green() }) };
	},
};
