import { CYCLES_PER_MILLISECOND, numberProp, type PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `volts` between its legs. */
		capacitor: { readonly volts: number };
	}
}

const DEFAULT_MICROFARADS = 100;
/** Time step: it is recomputed at every change of the circuit, and at least this often, more often if it is small. */
const STEP_MILLISECONDS = 1;
const SHORT_STEP_MILLISECONDS = 0.1;
const SMALL_MICROFARADS = 1;
/** With less between the voltage before its resistance and behind it, it rests until something changes. */
const SETTLED_VOLTS = 1e-5;

/**
 * A capacitor between `1` and `2`: `props.microfarads`, 100 by default. The network knows no charge, so that it is a
 * voltage behind the resistance that moves it on within a step of 1 ms (0.1 ms below 1 µF), changed by the current of the
 * time that has passed: right for a smoothed voltage or a debounced button, with leg `2` on a rail. What it would pass on
 * from one leg to the other, and what is over within a step, is left out.
 */
export const part: PartKind = {
	kind: "capacitor",
	pins: ["1", "2"],
	controls: () => [],
	create({ network, pin, clock, props }) {
		const microfarads = Math.max(1e-6, numberProp(props, "microfarads", DEFAULT_MICROFARADS));
		const milliseconds = microfarads < SMALL_MICROFARADS ? SHORT_STEP_MILLISECONDS : STEP_MILLISECONDS;
		const ohms = milliseconds / 1000 / (microfarads / 1e6);
		const [plus, minus] = [pin("1"), pin("2")];
		const stepCycles = milliseconds * CYCLES_PER_MILLISECOND;
		let volts = 0;
		let seen = 0;
		let since = clock.now();
		let waiting = false;

		function update() {
			const passed = Math.min(1, (clock.now() - since) / stepCycles);
			since = clock.now();
			volts += (seen - volts) * passed;
			plus.driver.drive(network.volts(minus.net) + volts, ohms);
			seen = network.volts(plus.net) - network.volts(minus.net);
			if (waiting || Math.abs(seen - volts) < SETTLED_VOLTS) return;
			waiting = true;
			clock.after(stepCycles, () => {
				waiting = false;
				update();
			});
		}

		network.onVolts(plus.net, update);
		network.onVolts(minus.net, update);
		update();
		return { state: () => ({ kind: "capacitor", volts }) };
	},
};
