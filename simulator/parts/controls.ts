import { type Control, numberProp, type PartProps, type Unit } from "./part.ts";

/** A slider whose range and beginning `props.min`, `props.max` and `props.initial` may narrow. */
export function slider(
	props: PartProps,
	id: string,
	unit: Unit,
	range: { min: number; max: number; step: number; initial: number },
): Control {
	const { min, max, step, initial } = range;
	return {
		id,
		kind: "slider",
		unit,
		min: numberProp(props, "min", min),
		max: numberProp(props, "max", max),
		step,
		initial: numberProp(props, "initial", initial),
	};
}

/** Something that is either 0 or 1, and begins with 0. */
export function onOff(id: string, hold: "momentary" | "latching"): Control {
	return { id, kind: "switch", hold, unit: "none", min: 0, max: 1, step: 1, initial: 0 };
}
