import { unoLayout } from "./uno-layout.ts";
import { bentWire, curvedWire, type WireEnd, type WireLine, type WirePoint } from "./wire-path.ts";

/** Wires beside each other are so far apart. */
const LANE = 5;
const LANES = 5;
const BESIDE = 7;
/** Less below it: a higher circuit is smaller in its pane. */
const BELOW = 2;

/** Where a wire would hide what is printed on the board. */
const INSIDE = { left: 6, right: unoLayout.width - 6, top: 16, bottom: unoLayout.height - 18 };

/** How one wire runs that is drawn alone. */
export function wireLine(a: WireEnd, b: WireEnd, bends: readonly WirePoint[]): WireLine {
	const [line = bentWire([a, b])] = wireLines([{ a, b, bends }]);
	return line;
}

interface WireEnds {
	a: WireEnd;
	b: WireEnd;
	bends: readonly WirePoint[];
}

/**
 * How the wires of a circuit run: through their own bends; around the board where a curve would cross it; else in a curve.
 * Of those that go around one side, the one from the pin nearest to that side lies innermost: they do not cross below.
 */
export function wireLines(wires: readonly WireEnds[]): WireLine[] {
	const curves = wires.map(({ a, b }, order) => curvedWire(a, b, order % LANES));
	const around = wires.flatMap(({ a, b, bends }, order) => {
		if (bends.length > 0 || !curves[order]?.curve.some(crossesBoard)) return [];
		const [from, to] = a.y >= b.y ? [a, b] : [b, a];
		return [{ order, from, to, right: goesRight(from, to) }];
	});
	const lanes = new Map<number, number>();
	for (const right of [true, false]) {
		const side = around.filter((one) => one.right === right);
		side.sort((one, other) => (right ? other.from.x - one.from.x : one.from.x - other.from.x));
		for (const [rank, { order }] of side.entries()) lanes.set(order, (rank % LANES) * LANE);
	}
	return wires.map(({ a, b, bends }, order) => {
		if (bends.length > 0) return bentWire([a, ...bends, b]);
		const lane = lanes.get(order);
		if (lane === undefined) return curves[order] ?? bentWire([a, b]);
		return bentWire(a.y >= b.y ? wayAround(a, b, lane) : wayAround(b, a, lane).toReversed());
	});
}

function crossesBoard({ x, y }: WirePoint): boolean {
	return x > INSIDE.left && x < INSIDE.right && y > INSIDE.top && y < INSIDE.bottom;
}

/** From the lower end, out of its pin, along the board's nearer side, and to the upper end from below. */
function wayAround(from: WireEnd, to: WireEnd, lane: number): WirePoint[] {
	const isBelow = isUnderBoard(from);
	const base = isBelow ? unoLayout.height + BELOW + lane : from.y + from.outY * (BESIDE + lane);
	const out = { x: from.x + (isBelow ? 0 : from.outX * (BESIDE + lane)), y: base };
	if (to.outY > 0 && to.y > 0 && (to.x > unoLayout.width || to.x < 0)) return [from, out, { x: to.x, y: base }, to];
	const side = goesRight(from, to) ? unoLayout.width + BESIDE + lane : -BESIDE - lane;
	const above = -BESIDE - lane;
	const way = [from, out, { x: side, y: base }];
	if (to.y > above) return [...way, { x: side, y: to.y }, to];
	return [...way, { x: side, y: above }, { x: to.x, y: above }, to];
}

function isUnderBoard({ x }: WirePoint): boolean {
	return x > 0 && x < unoLayout.width;
}

function goesRight(from: WirePoint, to: WirePoint): boolean {
	return (isUnderBoard(from) ? to.x : from.x) > unoLayout.width / 2;
}
