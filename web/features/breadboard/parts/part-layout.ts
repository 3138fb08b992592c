import { m } from "#messages/generated/messages.js";
import type { PlacedPart } from "#simulator/circuit.ts";

/** A point where a wire may end: in the part's own pixels, with the way a wire leaves it. */
export interface PinPlace {
	x: number;
	y: number;
	outX: number;
	outY: number;
	/** What the pin is, in words. */
	label: string;
}

/** How a kind of part is laid out. Its drawing stands in `PartDrawing`. */
export interface PartLayout {
	width: number;
	height: number;
	name: string;
	pins: Record<string, PinPlace>;
}

const up = { outX: 0, outY: -1 };
const down = { outX: 0, outY: 1 };
const left = { outX: -1, outY: 0 };
const right = { outX: 1, outY: 0 };

const LAYOUTS: Record<string, () => PartLayout> = {
	ds18b20: () => ({
		width: 172,
		height: 232,
		name: m.part_ds18b20(),
		pins: {
			GND: { x: 32, y: 172, ...down, label: m.pin_ground() },
			DQ: { x: 12, y: 60, ...up, label: m.pin_data() },
			VDD: { x: 12, y: 172, ...down, label: m.pin_power() },
		},
	}),
	buzzer: () => ({
		width: 104,
		height: 88,
		name: m.part_buzzer(),
		pins: {
			"-": { x: 24.8, y: 82, ...down, label: m.pin_minus() },
			"+": { x: 45.8, y: 82, ...down, label: m.pin_plus() },
		},
	}),
	led: () => ({
		width: 56,
		height: 96,
		name: m.part_led(),
		pins: {
			C: { x: 19, y: 86, ...down, label: m.pin_cathode() },
			A: { x: 38, y: 94, ...down, label: m.pin_anode() },
		},
	}),
	resistor: () => ({
		width: 64,
		height: 14,
		name: m.part_resistor(),
		pins: {
			"1": { x: 2, y: 7, ...left, label: m.pin_end() },
			"2": { x: 62, y: 7, ...right, label: m.pin_end() },
		},
	}),
};

/** The layout of a placed part, or null for a kind that has no drawing. */
export function layoutOf(part: PlacedPart): PartLayout | null {
	return LAYOUTS[part.kind]?.() ?? null;
}
