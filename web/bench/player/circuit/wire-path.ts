/** Wires as lines: each leaves its pin the way the pin points, and bends where the learner or the board wants it. */

export interface WirePoint {
	/** Scene pixels. */
	x: number;
	y: number;
}

export interface WireEnd extends WirePoint {
	/** The way a wire leaves the pin, as a unit vector. */
	outX: number;
	outY: number;
}

/** A wire as drawn: an SVG path, and points along it, near enough to one another to tell what lies on it. */
export interface WireLine {
	path: string;
	curve: readonly WirePoint[];
}

const SHORTEST_REACH = 14;
const LONGEST_REACH = 48;
/** Of an end that points down: what lies below the board makes the whole circuit smaller in its pane. */
const LONGEST_REACH_DOWN = 18;
const CORNER = 8;
const PIECES = 40;
/** Points along straight pieces are so far apart. */
const STEP = 4;

/** A free wire: a curve from one pin to the other. `order` keeps neighbours from lying on one another. */
export function curvedWire(a: WireEnd, b: WireEnd, order: number): WireLine {
	const length = Math.hypot(b.x - a.x, b.y - a.y) * 0.36 + order * 5;
	const [near, far] = [a, b].map((end) => {
		const longest = end.outY > 0.9 ? LONGEST_REACH_DOWN : LONGEST_REACH;
		const reach = Math.min(longest, Math.max(SHORTEST_REACH, length));
		return { x: end.x + end.outX * reach, y: end.y + end.outY * reach };
	}) as [WirePoint, WirePoint];
	const [start, first, second, end] = [a, near, far, b].map(pointText);
	const curve = Array.from({ length: PIECES + 1 }, (_, piece) => {
		const t = piece / PIECES;
		const u = 1 - t;
		const [w0, w1, w2, w3] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
		return {
			x: w0 * a.x + w1 * near.x + w2 * far.x + w3 * b.x,
			y: w0 * a.y + w1 * near.y + w2 * far.y + w3 * b.y,
		};
	});
	return { path: `M${start}C${first} ${second} ${end}`, curve };
}

/** A wire through given points, with rounded corners. */
export function bentWire(points: readonly WirePoint[]): WireLine {
	const [first, ...rest] = points;
	if (!first) return { path: "", curve: [] };
	let path = `M${pointText(first)}`;
	for (const [index, point] of rest.entries()) {
		const [before, after] = [points[index] ?? first, rest[index + 1]];
		if (!after) {
			path += `L${pointText(point)}`;
			continue;
		}
		const into = towards(point, before);
		const out = towards(point, after);
		path += `L${pointText(into)}Q${pointText(point)} ${pointText(out)}`;
	}
	const curve = rest.flatMap((point, index) => pieces(points[index] ?? first, point));
	return { path, curve: [first, ...curve] };
}

/** The smallest box around points. */
export function boxAround(points: readonly WirePoint[]): { left: number; top: number; right: number; bottom: number } {
	const xs = points.map(({ x }) => x);
	const ys = points.map(({ y }) => y);
	return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** A point on the way to another, no further than a corner's radius or half the way. */
function towards(from: WirePoint, to: WirePoint): WirePoint {
	const length = Math.hypot(to.x - from.x, to.y - from.y);
	const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
	return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function pieces(from: WirePoint, to: WirePoint): WirePoint[] {
	const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
	return Array.from({ length: count }, (_, piece) => {
		const share = (piece + 1) / count;
		return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
	});
}

function pointText({ x, y }: WirePoint): string {
	return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
