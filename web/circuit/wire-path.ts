/** Wires as curves: each leaves its pin the way the pin points. */

export interface WireEnd {
	/** Scene pixels. */
	x: number;
	y: number;
	/** The way a wire leaves the pin, as a unit vector. */
	outX: number;
	outY: number;
}

const SHORTEST_REACH = 26;
const LONGEST_REACH = 150;

/** How far the curve runs straight on before it turns; later wires reach further, so that neighbours do not lie on one another. */
function reachOf(a: WireEnd, b: WireEnd, order: number): number {
	const reach = Math.hypot(b.x - a.x, b.y - a.y) * 0.42 + order * 9;
	return Math.min(LONGEST_REACH, Math.max(SHORTEST_REACH, reach));
}

/** An SVG path from one pin to another. `order` is the wire's place in its circuit. */
export function wirePath(a: WireEnd, b: WireEnd, order: number): string {
	const reach = reachOf(a, b, order);
	const points = [a.x, a.y, a.x + a.outX * reach, a.y + a.outY * reach, b.x + b.outX * reach, b.y + b.outY * reach];
	const [x0, y0, x1, y1, x2, y2] = points.map(rounded);
	return `M${x0} ${y0}C${x1} ${y1} ${x2} ${y2} ${rounded(b.x)} ${rounded(b.y)}`;
}

const PIECES = 40;

/** Points along a wire's path, from one pin to the other. */
export function wireCurve(a: WireEnd, b: WireEnd, order: number): { x: number; y: number }[] {
	const reach = reachOf(a, b, order);
	const near = { x: a.x + a.outX * reach, y: a.y + a.outY * reach };
	const far = { x: b.x + b.outX * reach, y: b.y + b.outY * reach };
	return Array.from({ length: PIECES + 1 }, (_, piece) => {
		const t = piece / PIECES;
		const u = 1 - t;
		const [w0, w1, w2, w3] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
		return {
			x: w0 * a.x + w1 * near.x + w2 * far.x + w3 * b.x,
			y: w0 * a.y + w1 * near.y + w2 * far.y + w3 * b.y,
		};
	});
}

/** The smallest box around points. */
export function boxAround(points: readonly { x: number; y: number }[]): {
	left: number;
	top: number;
	right: number;
	bottom: number;
} {
	const xs = points.map(({ x }) => x);
	const ys = points.map(({ y }) => y);
	return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function rounded(value: number): number {
	return Math.round(value * 10) / 10;
}
