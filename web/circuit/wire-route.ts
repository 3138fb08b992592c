import { unoLayout } from "./uno-layout.ts";
import { bentWire, curvedWire, type WireEnd, type WireLine, type WirePoint } from "./wire-path.ts";

/** Wires beside each other are so far apart. */
const LANE = 5;
const LANES = 5;
const BESIDE = 7;

/**
 * How a wire runs: through its own bends; from the board's lower headers around the board, so that it hides no pins;
 * else in a curve.
 * @param order the wire's number in its circuit
 */
export function wireLine(a: WireEnd, b: WireEnd, bends: readonly WirePoint[], order: number): WireLine {
	if (bends.length > 0) return bentWire([a, ...bends, b]);
	const lane = (order % LANES) * LANE;
	const around = leavesBelow(a) ? wayAround(a, b, lane) : leavesBelow(b) ? wayAround(b, a, lane) : null;
	return around ? bentWire(around) : curvedWire(a, b, order % LANES);
}

/** A pin of the board's lower headers. */
function leavesBelow({ x, y, outY }: WireEnd): boolean {
	return outY > 0 && x > 0 && x < unoLayout.width && y > unoLayout.height / 2 && y < unoLayout.height;
}

/** From below the board to what lies above or beside it; null where the straight way is free. */
function wayAround(from: WireEnd, to: WireEnd, lane: number): WirePoint[] | null {
	const below = unoLayout.height + BESIDE + lane;
	if (to.y >= unoLayout.height) return null;
	if (leavesBelow(to)) return [from, { x: from.x, y: below }, { x: to.x, y: below }, to];
	const isRight = to.x > unoLayout.width / 2;
	const side = isRight ? unoLayout.width + BESIDE + lane : -BESIDE - lane;
	const down = [from, { x: from.x, y: below }];
	if (to.outY > 0 && (to.x > unoLayout.width || to.x < 0)) return [...down, { x: to.x, y: below }, to];
	if (to.x > side && isRight) return [...down, { x: side, y: below }, { x: side, y: to.y }, to];
	const above = -BESIDE - lane;
	if (to.y > above) return [...down, { x: side, y: below }, { x: side, y: to.y }, to];
	return [...down, { x: side, y: below }, { x: side, y: above }, { x: to.x, y: above }, to];
}
