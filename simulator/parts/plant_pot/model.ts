import { onOff, slider } from "../controls.ts";
import { CYCLES_PER_MILLISECOND, numberProp, type PartKind } from "../part.ts";
import { pumpBetween } from "../pump.ts";
import { capacitiveSensor } from "./capacitive-sensor.ts";

declare module "../part.ts" {
	interface PartStates {
		plant_pot: {
			/** Of the soil, in percent: the pump moves it, too. */
			readonly controls: { readonly moisture: number };
			/** The pump's, from 0 to 1. */
			readonly speed: number;
			/** The sensor is out of the soil. */
			readonly pulled: boolean;
			/** The sensor's supply wire is off. */
			readonly loose: boolean;
		};
	}
}

/** The pump at full speed makes the soil wetter by this much in a second: much faster than water sinks in. */
const PERCENT_PER_LITRE = 15;
/** While the pump turns, the output follows in steps of 0.05 s. */
const STEP_CYCLES = 50 * CYCLES_PER_MILLISECOND;

/**
 * A plant in a pot with a capacitive soil moisture sensor v1.2, and a pump (`P+`, `P-`) that waters it: one part, because a
 * circuit knows wires and no water between parts. A sensor that is `pulled` out feels air, and one whose supply wire is `loose`
 * gives 0 V. The soil does not dry by itself; salt, temperature, and how deep the sensor is in the soil are left out.
 */
export const part: PartKind = {
	kind: "plant_pot",
	pins: ["GND", "VCC", "AOUT", "P+", "P-"],
	controls: (props) => [
		slider(props, "moisture", "percent", { min: 0, max: 100, step: 1, initial: 50 }),
		...["pulled", "loose"].map((id) => onOff(id, "latching")),
	],
	create(host) {
		const { props, clock, pin } = host;
		const sensor = capacitiveSensor(host, show);
		const pump = pumpBetween(host, ["P+", "P-"]);
		const is = { pulled: false, loose: false };
		let percent = numberProp(props, "initial", 50);
		let pumped = pump.litres();
		let cancel = () => {};

		/** The soil as the pump has left it by now. */
		function settle(): number {
			const litres = pump.litres();
			percent = Math.min(100, percent + (litres - pumped) * PERCENT_PER_LITRE);
			pumped = litres;
			return percent;
		}

		function show() {
			cancel();
			const moisture = settle();
			if (is.loose) sensor.unplugged();
			else if (is.pulled) sensor.inAir();
			else sensor.inSoil(moisture);
			if (pump.speed() > 0) cancel = clock.after(STEP_CYCLES, show);
		}

		for (const name of ["P+", "P-"]) host.network.onVolts(pin(name).net, show);
		show();
		return {
			state: () => ({
				kind: "plant_pot",
				controls: { moisture: Math.round(settle()) },
				speed: Math.round(pump.speed() * 100) / 100,
				...is,
			}),
			setControl(id, value) {
				settle();
				if (id === "pulled" || id === "loose") is[id] = value === 1;
				else percent = value;
				show();
			},
		};
	},
};
