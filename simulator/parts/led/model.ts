import { lightBetween } from "../light.ts";
import type { PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `brightness` from 0 to 1, averaged over 20 ms. */
		led: { readonly brightness: number };
	}
}

/** Forward voltage by colour, as the usual 5 mm LEDs' data sheets give it at 20 mA. */
const FORWARD_VOLTS: Readonly<Record<string, number>> = { red: 2, yellow: 2.1, green: 2.2, blue: 3.1, white: 3.1 };

/** An LED: pins `A` (anode, long leg) and `C` (cathode); `props.color`. */
export const part: PartKind = {
	kind: "led",
	pins: ["A", "C"],
	controls: () => [],
	create(host) {
		const forwardVolts = FORWARD_VOLTS[String(host.props.color ?? "red")] ?? 2;
		const brightness = lightBetween(host, host.pin("A").net, host.pin("C").net, forwardVolts);
		return { state: () => ({ kind: "led", brightness: brightness() }) };
	},
};
