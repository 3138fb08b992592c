import { unoLayout } from "./uno-layout.ts";
import { bentWire, curvedWire, type WireEnd, type WireLine, type WirePoint } from "./wire-path.ts";

/** Wires beside each other are so far apart. */
const LANE = 5;
const LANES = 5;
const BESIDE = 7;

/** Where a wire would hide what is printed on the board. */
const INSIDE = { left: 6, right: unoLayout.width - 6, top: 16, bottom: unoLayout.height - 18 };

/**
 * How a wire runs: through its own bends; around the board where a curve would cross it; else in a curve.
 * @param order the wire's number in its circuit
 */
export function wireLine(a: WireEnd, b: WireEnd, bends: readonly WirePoint[], order: number): WireLine {
	if (bends.length > 0) return bentWire([a, ...bends, b]);
	const curved = curvedWire(a, b, order % LANES);
	if (!curved.curve.some(crossesBoard)) return curved;
	const lane = (order % LANES) * LANE;
	return bentWire(a.y >= b.y ? wayAround(a, b, lane) : wayAround(b, a, lane).toReversed());
}

function crossesBoard({ x, y }: WirePoint): boolean {
	return x > INSIDE.left && x < INSIDE.right && y > INSIDE.top && y < INSIDE.bottom;
}

/** From the lower end, out of its pin, along the board's nearer side, and to the upper end from below. */
function wayAround(from: WireEnd, to: WireEnd, lane: number): WirePoint[] {
	const isBelow = from.x > 0 && from.x < unoLayout.width;
	const base = isBelow ? unoLayout.height + BESIDE + lane : from.y + from.outY * (BESIDE + lane);
	const out = { x: from.x + (isBelow ? 0 : from.outX * (BESIDE + lane)), y: base };
	if (to.outY > 0 && to.y > 0 && (to.x > unoLayout.width || to.x < 0)) return [from, out, { x: to.x, y: base }, to];
	const isRight = (isBelow ? to.x : from.x) > unoLayout.width / 2;
	const side = isRight ? unoLayout.width + BESIDE + lane : -BESIDE - lane;
	const above = -BESIDE - lane;
	const way = [from, out, { x: side, y: base }];
	if (to.y > above) return [...way, { x: side, y: to.y }, to];
	return [...way, { x: side, y: above }, { x: to.x, y: above }, to];
}
