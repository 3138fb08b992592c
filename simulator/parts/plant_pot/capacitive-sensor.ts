import { analogOutput } from "../analog-output.ts";
import { numberProp, type PartHost } from "../part.ts";
import { powerBetween } from "../power.ts";

/**
 * What `AOUT` gives in dry and in soaked soil, and in air: between the two numbers that DFRobot's page shows for air and water
 * (SEN0193, "Calibration Range") and what the cheaper copies give. Each sensor has its own.
 */
const DRY_VOLTS = 2.5;
const WET_VOLTS = 1.4;
const AIR_VOLTS = 2.95;
/** It has a regulator of 3.3 V; 3.3 to 5.5 V, 5 mA (DFRobot SEN0193, "Specification"). */
const WORKING_VOLTS = 3.2;
const SUPPLY_OHMS = 1000;
const OUTPUT_OHMS = 100;

/**
 * A capacitive soil moisture sensor v1.2 at `VCC`, `GND` and `AOUT`. `AOUT` falls in a straight line from `props.dry` volts at
 * 0 % to `props.wet` at 100 %, in air it gives `props.air`. The answers set it; `onPower` is called when the supply changes.
 */
export function capacitiveSensor(host: PartHost, onPower: () => void) {
	const { props } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: SUPPLY_OHMS });
	const give = analogOutput(host, power, { name: "AOUT", ohms: OUTPUT_OHMS });
	const dry = numberProp(props, "dry", DRY_VOLTS);
	const wet = numberProp(props, "wet", WET_VOLTS);
	const air = numberProp(props, "air", AIR_VOLTS);
	power.onChange(onPower);
	return {
		inSoil: (percent: number) => give(dry + (percent / 100) * (wet - dry)),
		inAir: () => give(air),
		unplugged: () => give(0),
	};
}
