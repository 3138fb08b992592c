import { slider } from "../controls.ts";
import { numberProp, type PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		/** What lies in the pan, in grams. */
		load_cell: { readonly beans: number; readonly bowl: number };
	}
}

/** The four strain gauges of the bridge. */
const ARM_OHMS = 1000;
/** Share of the supply between `A+` and `A-` at full load: 1 mV/V, as a usual 5 kg cell gives. */
const FULL_RATIO = 0.001;
const FULL_GRAMS = 5000;
/** With nothing on it: no bridge is quite even. */
const EMPTY_RATIO = 0.00002;

/**
 * The circuit is solved to a millionth of a volt, and a gram is less than that: so the bridge gives this many times the real
 * signal, and the amplifier divides by the same number.
 */
export const ENLARGED = 200;

/**
 * A load cell of 5 kg with a pan: a bridge with its supply at `E+` and `E-`, its signal between `A+` and `A-`.
 * `beans` and `bowl` are what lies in the pan; `props.most` is the most beans. Creep, noise and warmth are left out.
 */
export const part: PartKind = {
	kind: "load_cell",
	pins: ["E+", "E-", "A-", "A+"],
	controls: (props) => [
		slider({}, "beans", "grams", { min: 0, max: numberProp(props, "most", 4000), step: 10, initial: 0 }),
		slider({}, "bowl", "grams", { min: 0, max: 500, step: 10, initial: 0 }),
	],
	create({ network, pin }) {
		const [plus, minus, low, high] = ["E+", "E-", "A-", "A+"].map((name) => pin(name).net) as [
			number,
			number,
			number,
			number,
		];
		const loads = { beans: 0, bowl: 0 };
		const arm = (a: number, b: number) => network.branch(a, b, { ohms: ARM_OHMS });
		const shrinks = [arm(plus, high), arm(low, minus)];
		const stretches = [arm(high, minus), arm(plus, low)];
		function bend() {
			const ratio = EMPTY_RATIO + ((loads.beans + loads.bowl) / FULL_GRAMS) * FULL_RATIO;
			for (const gauge of shrinks) gauge.setOhms(ARM_OHMS * (1 - ratio * ENLARGED));
			for (const gauge of stretches) gauge.setOhms(ARM_OHMS * (1 + ratio * ENLARGED));
		}
		bend();
		return {
			state: () => ({ kind: "load_cell", ...loads }),
			setControl(id, value) {
				if (id === "beans" || id === "bowl") loads[id] = value;
				bend();
			},
		};
	},
};
