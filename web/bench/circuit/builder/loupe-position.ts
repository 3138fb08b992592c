import type { Point } from "./view-port.ts";

const RADIUS = 72;
/** Half a thumb, and some air. */
const THUMB = 46;
const EDGE = 4;

/** The middle of the loupe: above the thumb; where there is no room, beside it, on the wider side. */
export function loupeAt(at: Point, pane: { width: number; height: number }): Point {
	const within = (value: number, length: number) =>
		Math.min(Math.max(value, RADIUS + EDGE), Math.max(RADIUS + EDGE, length - RADIUS - EDGE));
	const above = at.y - THUMB - RADIUS;
	if (above >= RADIUS + EDGE) return { x: within(at.x, pane.width), y: above };
	const side = at.x > pane.width / 2 ? -1 : 1;
	return { x: at.x + side * (THUMB + RADIUS), y: within(at.y, pane.height) };
}
