import { comparatorOutput } from "../comparator-module.ts";
import { slider } from "../controls.ts";
import { numberProp, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `alarm`: the module's own lamp, beyond the threshold of DOUT. */
		gas_sensor: { readonly ppm: number; readonly alarm: boolean };
	}
}

/**
 * An MQ-2 on a module. Its sensing resistance follows the curve for LPG in the maker's sensitivity diagram (RS/R0 = 9.83
 * in clean air, 1.6 at 200 ppm, 0.28 at 10,000 ppm), read as a power law; below it lies the load resistor.
 */
const CLEAN_AIR_RATIO = 9.83;
const CURVE_PPM = 574.25;
const CURVE_POWER = 0.45;
const R0_OHMS = 10_000;
const LOAD_OHMS = 10_000;
/** The heater: 150 mA at 5 V. */
const HEATER_OHMS = 33;
const WORKING_VOLTS = 4;
const INITIAL_PPM = 100;

function sensingOhms(ppm: number): number {
	const ratio = ppm <= 0 ? CLEAN_AIR_RATIO : Math.min(CLEAN_AIR_RATIO, (CURVE_PPM / ppm) ** CURVE_POWER);
	return R0_OHMS * ratio;
}

/**
 * A gas and smoke sensor: `AOUT` rises with the gas, `DOUT` goes low beyond `props.threshold` (1000 ppm by default). The
 * warming up of a minute is left out.
 */
export const part: PartKind = {
	kind: "gas_sensor",
	pins: ["AOUT", "DOUT", "GND", "VCC"],
	controls: (props) => [slider(props, "ppm", "ppm", { min: 0, max: 10_000, step: 10, initial: INITIAL_PPM })],
	create(host) {
		const { network, pin, props } = host;
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: HEATER_OHMS });
		const show = comparatorOutput(host, power);
		const threshold = numberProp(props, "threshold", 1000);
		let ppm = INITIAL_PPM;
		const sensing = network.branch(pin("VCC").net, pin("AOUT").net, { ohms: sensingOhms(ppm) });
		network.branch(pin("AOUT").net, pin("GND").net, { ohms: LOAD_OHMS });
		power.onChange(() => show(ppm >= threshold));
		return {
			state: () => ({ kind: "gas_sensor", ppm, alarm: power.on() && ppm >= threshold }),
			setControl(_id, value) {
				ppm = value;
				sensing.setOhms(sensingOhms(ppm));
				show(ppm >= threshold);
			},
		};
	},
};
