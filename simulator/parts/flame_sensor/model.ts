import { comparatorOutput } from "../comparator-module.ts";
import { slider } from "../controls.ts";
import { numberProp, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `flame` in percent; `alarm` is the module's own lamp. */
		flame_sensor: { readonly flame: number; readonly alarm: boolean };
	}
}

/** The infrared phototransistor pulls `AOUT` down against the module's 10 kΩ: open in the dark, 500 Ω before a flame. */
const PULL_UP_OHMS = 10_000;
const DARK_OHMS = 1_000_000;
const BRIGHTEST_OHMS = 500;
const WORKING_VOLTS = 3;

/** Its resistance by the flame in percent: each percent by the same factor less. */
function transistorOhms(flame: number): number {
	return DARK_OHMS * (BRIGHTEST_OHMS / DARK_OHMS) ** (flame / 100);
}

/**
 * A flame sensor module with an LM393: `AOUT` falls from the supply towards 0 V as the flame grows, `DOUT` goes low
 * beyond `props.threshold` (50 % by default).
 */
export const part: PartKind = {
	kind: "flame_sensor",
	pins: ["VCC", "GND", "DOUT", "AOUT"],
	controls: (props) => [slider(props, "flame", "percent", { min: 0, max: 100, step: 1, initial: 0 })],
	create(host) {
		const { network, pin, props } = host;
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
		const show = comparatorOutput(host, power);
		const threshold = numberProp(props, "threshold", 50);
		let flame = 0;
		network.branch(pin("VCC").net, pin("AOUT").net, { ohms: PULL_UP_OHMS });
		const transistor = network.branch(pin("AOUT").net, pin("GND").net, { ohms: transistorOhms(flame) });
		power.onChange(() => show(flame >= threshold));
		return {
			state: () => ({ kind: "flame_sensor", flame, alarm: power.on() && flame >= threshold }),
			setControl(_id, value) {
				flame = value;
				transistor.setOhms(transistorOhms(flame));
				show(flame >= threshold);
			},
		};
	},
};
