import { onOff, slider } from "../controls.ts";
import { JSN_SR04T_TIMINGS, jsnSr04tEcho } from "../jsn_sr04t/model.ts";
import { CYCLES_PER_MILLISECOND, numberProp, type PartKind } from "../part.ts";
import { pumpBetween } from "../pump.ts";
import { attachUltrasonic, ULTRASONIC_PINS } from "../ultrasonic.ts";

declare module "../part.ts" {
	interface PartStates {
		water_tank: {
			/** The level, which pump and tap move, too. */
			readonly controls: { readonly level: number };
			/** The pump's, from 0 to 1. */
			readonly speed: number;
			/** Water comes out of the pump. */
			readonly flows: boolean;
			readonly tap: boolean;
			readonly dry: boolean;
			readonly broken: boolean;
		};
	}
}

/** From the sensor's head to the ground, and to the water of a full tank: 2 m of water. */
const EMPTY_CENTIMETRES = 230;
const FULL_CENTIMETRES = 30;
/** 2 m of water, 80 cm wide. */
const TANK_LITRES = 1000;
/** Water runs this many times as fast as in the world: a small pump would take eight hours. */
const FASTER = 150;
const TAP_LITRES_PER_MINUTE = 4;

/**
 * A tank with a JSN-SR04T under its lid and a pump (`P+`, `P-`) that fills it from a well: one part, because a circuit knows
 * wires and no water between parts. `level` is in percent, `tap` draws water off, with a `dry` well the pump moves nothing,
 * and a `broken` sensor gets no echo. A full tank flows over: its level stays.
 */
export const part: PartKind = {
	kind: "water_tank",
	pins: [...ULTRASONIC_PINS, "P+", "P-"],
	controls: (props) => [
		slider(props, "level", "percent", { min: 0, max: 100, step: 1, initial: 50 }),
		...["tap", "dry", "broken"].map((id) => onOff(id, "latching")),
	],
	create(host) {
		const { clock, props } = host;
		const pump = pumpBetween(host, ["P+", "P-"]);
		const is = { tap: false, dry: false, broken: false };
		let percent = numberProp(props, "initial", 50);
		let [since, pumped] = [clock.now(), 0];

		/** The level as pump and tap have left it by now. */
		function settle(): number {
			const minutes = (clock.now() - since) / (60_000 * CYCLES_PER_MILLISECOND);
			const gained = is.dry ? 0 : pump.litres() - pumped;
			const lost = is.tap ? minutes * TAP_LITRES_PER_MINUTE : 0;
			[since, pumped] = [clock.now(), pump.litres()];
			percent = Math.min(100, Math.max(0, percent + ((gained - lost) * FASTER * 100) / TANK_LITRES));
			return percent;
		}

		attachUltrasonic(host, JSN_SR04T_TIMINGS, () => {
			if (is.broken) return null;
			return jsnSr04tEcho(EMPTY_CENTIMETRES - (settle() / 100) * (EMPTY_CENTIMETRES - FULL_CENTIMETRES));
		});
		return {
			state() {
				const speed = Math.round(pump.speed() * 100) / 100;
				return {
					kind: "water_tank",
					controls: { level: Math.round(settle()) },
					speed,
					flows: speed > 0 && !is.dry,
					...is,
				};
			},
			setControl(id, value) {
				settle();
				if (id === "tap" || id === "dry" || id === "broken") is[id] = value === 1;
				else percent = value;
			},
		};
	},
};
