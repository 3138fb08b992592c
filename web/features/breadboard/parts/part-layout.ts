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
	/** Its legs go into the holes of a breadboard; the others are reached by wires. */
	plugs?: boolean;
	/** What of it can be grasped, where that is not all of it. */
	body?: { left: number; top: number; right: number; bottom: number };
}
