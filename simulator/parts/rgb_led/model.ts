import { lightBetween } from "../light.ts";
import type { PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		/** Each colour's light from 0 to 1, averaged over 20 ms. */
		rgb_led: { readonly red: number; readonly green: number; readonly blue: number };
	}
}

/** Forward voltages of the usual 5 mm RGB LEDs at 20 mA. */
const DIODES = { R: 2, G: 3, B: 3.1 } as const;

/** Three LEDs with one common leg: pins `R`, `COM`, `G`, `B`; `props.common` is `cathode` (default) or `anode`. */
export const part: PartKind = {
	kind: "rgb_led",
	pins: ["R", "COM", "G", "B"],
	controls: () => [],
	create(host) {
		const common = host.pin("COM").net;
		const light = (name: keyof typeof DIODES) => {
			const leg = host.pin(name).net;
			const [anode, cathode] = host.props.common === "anode" ? [common, leg] : [leg, common];
			return lightBetween(host, anode, cathode, DIODES[name]);
		};
		const [red, green, blue] = [light("R"), light("G"), light("B")];
		return { state: () => ({ kind: "rgb_led", red: red(), green: green(), blue: blue() }) };
	},
};
