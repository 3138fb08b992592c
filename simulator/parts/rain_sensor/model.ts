import { comparatorOutput } from "../comparator-module.ts";
import { slider } from "../controls.ts";
import { numberProp, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `wet` in percent; `powered` and `alarm` are the module's own lamps. */
		rain_sensor: { readonly wet: number; readonly powered: boolean; readonly alarm: boolean };
	}
}

/** The module's resistor pulls `AO` up; the plate, between `AO` and `GND`, pulls it down. */
const PULL_UP_OHMS = 10_000;
/** Typical for tap water on the whole plate; each drop joins the tracks beside the others. No data sheet says it. */
const SOAKED_OHMS = 2000;
const DRY_OHMS = 5_000_000;
const WORKING_VOLTS = 3;
/** Mostly the lamp that says that it has power: 3 mA at 5 V. */
const SUPPLY_OHMS = 1600;

function plateOhms(wet: number): number {
	return 1 / (1 / DRY_OHMS + wet / 100 / SOAKED_OHMS);
}

/**
 * A rain sensor FC-37 or YL-83, a plate of tracks with an LM393 module: `AO` falls from the supply towards 0 V the wetter the
 * plate is, `DO` goes low from `props.threshold` on (20 % by default, where `AO` is half of the supply). Corrosion is left out.
 */
export const part: PartKind = {
	kind: "rain_sensor",
	pins: ["VCC", "GND", "DO", "AO"],
	controls: (props) => [slider(props, "wet", "percent", { min: 0, max: 100, step: 1, initial: 0 })],
	create(host) {
		const { network, pin, props } = host;
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: SUPPLY_OHMS });
		const show = comparatorOutput(host, power, "DO");
		const threshold = numberProp(props, "threshold", 20);
		let wet = 0;
		network.branch(pin("VCC").net, pin("AO").net, { ohms: PULL_UP_OHMS });
		const plate = network.branch(pin("AO").net, pin("GND").net, { ohms: plateOhms(wet) });
		power.onChange(() => show(wet >= threshold));
		return {
			state: () => ({ kind: "rain_sensor", wet, powered: power.on(), alarm: power.on() && wet >= threshold }),
			setControl(_id, value) {
				wet = value;
				plate.setOhms(plateOhms(wet));
				show(wet >= threshold);
			},
		};
	},
};
