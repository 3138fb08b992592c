import { slider } from "../controls.ts";
import { numberProp, type PartKind } from "../part.ts";
import { capacitiveSensor } from "../plant_pot/capacitive-sensor.ts";

declare module "../part.ts" {
	interface PartStates {
		soil_sensor: { readonly moisture: number };
	}
}

/** A capacitive soil moisture sensor v1.2 in the ground. Salt, temperature, and how deep it is in the soil are left out. */
export const part: PartKind = {
	kind: "soil_sensor",
	pins: ["GND", "VCC", "AOUT"],
	controls: (props) => [slider(props, "moisture", "percent", { min: 0, max: 100, step: 1, initial: 50 })],
	create(host) {
		let moisture = numberProp(host.props, "initial", 50);
		const sensor = capacitiveSensor(host, show);
		function show() {
			sensor.inSoil(moisture);
		}
		show();
		return {
			state: () => ({ kind: "soil_sensor", moisture }),
			setControl(_id, value) {
				moisture = value;
				show();
			},
		};
	},
};
