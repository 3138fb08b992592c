import { CYCLES_PER_MILLISECOND, type PartKind } from "../part.ts";
import { WindowAverage } from "../window-average.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `brightness` from 0 to 1, averaged over 20 ms. */
		led: { readonly brightness: number };
	}
}

/** Forward voltage by colour, as the usual 5 mm LEDs' data sheets give it at 20 mA. */
const FORWARD_VOLTS: Readonly<Record<string, number>> = { red: 2, yellow: 2.1, green: 2.2, blue: 3.1, white: 3.1 };
/** The slope of the diode's curve beyond its forward voltage. */
const SERIES_OHMS = 20;
/** At this current it is as bright as the eye will notice. */
export const LIT_AMPERES = 0.01;

/** An LED: pins `A` (anode, long leg) and `C` (cathode); `props.color`. */
export const part: PartKind = {
	kind: "led",
	pins: ["A", "C"],
	controls: () => [],
	create({ network, pin, props, clock }) {
		const anode = pin("A").net;
		const cathode = pin("C").net;
		const forwardVolts = FORWARD_VOLTS[String(props.color ?? "red")] ?? 2;
		const diode = network.branch(anode, cathode, { ohms: SERIES_OHMS, forwardVolts });
		const light = new WindowAverage(20 * CYCLES_PER_MILLISECOND);
		const update = () => light.set(Math.min(1, Math.max(0, diode.amperes() / LIT_AMPERES)), clock.now());
		network.onVolts(anode, update);
		network.onVolts(cathode, update);
		update();
		return { state: () => ({ kind: "led", brightness: light.average(clock.now()) }) };
	},
};
