import { comparatorOutput } from "../comparator-module.ts";
import { slider } from "../controls.ts";
import { CYCLES_PER_MILLISECOND, numberProp, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** How many times as well as in clean air it conducts; `warmth` from 0 to 1; `alarm`: the module's own lamp. */
		mq135: { readonly times: number; readonly warmth: number; readonly alarm: boolean };
	}
}

/**
 * Hanwei's technical data of the MQ-135: RS is 30 to 200 kΩ in 100 ppm of ammonia (table C), and in clean air 3.6 times as
 * high (fig. 3); below it lies the test circuit's load of 20 kΩ.
 */
const CLEAN_AIR_OHMS = 30_000 * 3.6;
const LOAD_OHMS = 20_000;
/** The heater: 33 Ω (table A). */
const HEATER_OHMS = 33;
const WORKING_VOLTS = 4;
/** Cold, it conducts this much more than in clean air, and less and less in this many steps. */
const COLD = 3;
const STEPS = 20;

/**
 * An MQ-135 air sensor on a module. `times` is how often as well as in clean air it conducts, whichever gas
 * does that. `AOUT` rises with it, `DOUT` goes low from `props.threshold` on (3 by default).
 * After power-on it reads far too high until it is warm: a minute, or `props.seconds`. The day that a new one needs, and
 * what warm or damp air changes, are left out.
 */
export const part: PartKind = {
	kind: "mq135",
	pins: ["AOUT", "DOUT", "GND", "VCC"],
	controls: (props) => [slider(props, "times", "times", { min: 1, max: 8, step: 0.1, initial: 1 })],
	create(host) {
		const { network, pin, props, clock } = host;
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: HEATER_OHMS });
		const show = comparatorOutput(host, power);
		const threshold = numberProp(props, "threshold", 3);
		const stepCycles = (numberProp(props, "seconds", 60) * 1000 * CYCLES_PER_MILLISECOND) / STEPS;
		const sensing = network.branch(pin("VCC").net, pin("AOUT").net, { ohms: CLEAN_AIR_OHMS });
		network.branch(pin("AOUT").net, pin("GND").net, { ohms: LOAD_OHMS });
		let times = numberProp(props, "initial", 1);
		let steps = 0;
		let cancel = () => {};

		const conducts = () => times + COLD * (1 - steps / STEPS);
		function update() {
			sensing.setOhms(CLEAN_AIR_OHMS / conducts());
			show(conducts() >= threshold);
		}
		function warmUp() {
			if (steps === STEPS) return;
			cancel = clock.after(stepCycles, () => {
				steps++;
				update();
				warmUp();
			});
		}

		let wasOn = false;
		const follow = () => {
			if (power.on() === wasOn) return;
			wasOn = power.on();
			cancel();
			steps = 0;
			update();
			if (wasOn) warmUp();
		};
		power.onChange(follow);
		follow();
		return {
			state: () => ({
				kind: "mq135",
				times,
				warmth: steps / STEPS,
				alarm: power.on() && conducts() >= threshold,
			}),
			setControl(_id, value) {
				times = value;
				update();
			},
		};
	},
};
