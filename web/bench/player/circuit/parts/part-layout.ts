import type { PlacedPart } from "#simulator/circuit.ts";

/** A point where a wire may end: in the part's own pixels, with the way a wire leaves it. */
export interface PinPosition {
	x: number;
	y: number;
	outX: number;
	outY: number;
}

/** What is printed on a part, where it can be chosen: a resistor's value, an LED's colour. */
export interface Print {
	/** Its name in the part's `props`. */
	prop: string;
	label: () => string;
	/** Its value where `props` does not have it. */
	otherwise: string | number;
	choices: readonly (string | number)[];
	/** As people read it: "4.7 kΩ"; undefined for what cannot be chosen. */
	text: (value: string | number) => string | undefined;
}

/** Where the pins of a kind lie, and how large it is, in scene pixels: `layout` of its folder's `layout.ts`. */
export interface PartGeometry {
	width: number;
	height: number;
	pins: Readonly<Record<string, PinPosition>>;
	/** Its legs go into the holes of a breadboard; the others are reached by wires. */
	plugs?: boolean;
	/** What of it can be grasped, where that is not all of it. */
	body?: { left: number; top: number; right: number; bottom: number };
	/** What a fresh part is like. */
	fresh?: Pick<PlacedPart, "props" | "rotation">;
	print?: Print;
}

/** A kind's geometry with its texts. */
export interface PartLayout extends Omit<PartGeometry, "pins"> {
	name: string;
	/** `label` is what the pin is, in words. */
	pins: Readonly<Record<string, PinPosition & { label: string }>>;
}

/** The ways in which a wire may leave a pin. */
export const UP = { outX: 0, outY: -1 };
export const DOWN = { outX: 0, outY: 1 };
export const LEFT = { outX: -1, outY: 0 };
export const RIGHT = { outX: 1, outY: 0 };
type Way = typeof UP;

/** Pins in a line from left to right, each so far from the one before. */
export function row(names: readonly string[], x: number, y: number, step: number, way: Way) {
	return Object.fromEntries(names.map((name, index) => [name, { x: x + index * step, y, ...way }]));
}

/** Pins in a line downwards. */
export function column(names: readonly string[], x: number, y: number, step: number, way: Way) {
	return Object.fromEntries(names.map((name, index) => [name, { x, y: y + index * step, ...way }]));
}
