import { LIT_AMPERES } from "../led/model.ts";
import { CYCLES_PER_MILLISECOND, type PartKind } from "../part.ts";
import { WindowAverage } from "../window-average.ts";

declare module "../part.ts" {
	interface PartStates {
		/** Each colour's light from 0 to 1, averaged over 20 ms. */
		rgb_led: { readonly red: number; readonly green: number; readonly blue: number };
	}
}

/** Forward voltages of the usual 5 mm RGB LEDs at 20 mA. */
const DIODES = { R: 2, G: 3, B: 3.1 } as const;
const SERIES_OHMS = 20;

/** Three LEDs with one common leg: pins `R`, `COM`, `G`, `B`; `props.common` is `cathode` (unless told) or `anode`. */
export const part: PartKind = {
	kind: "rgb_led",
	pins: ["R", "COM", "G", "B"],
	controls: () => [],
	create({ network, pin, props, clock }) {
		const common = pin("COM").net;
		const commonAnode = props.common === "anode";
		const light = (name: keyof typeof DIODES) => {
			const leg = pin(name).net;
			const [anode, cathode] = commonAnode ? [common, leg] : [leg, common];
			const diode = network.branch(anode, cathode, { ohms: SERIES_OHMS, forwardVolts: DIODES[name] });
			const average = new WindowAverage(20 * CYCLES_PER_MILLISECOND);
			const update = () => average.set(Math.min(1, Math.max(0, diode.amperes() / LIT_AMPERES)), clock.now());
			network.onVolts(leg, update);
			network.onVolts(common, update);
			update();
			return () => average.average(clock.now());
		};
		const [red, green, blue] = [light("R"), light("G"), light("B")];
		return { state: () => ({ kind: "rgb_led", red: red(), green: green(), blue: blue() }) };
	},
};
