import { PITCH } from "#web/bench/player/circuit/parts/breadboard/holes.ts";

/** A point where something may be connected, in scene pixels. */
export interface Spot {
	endpoint: string;
	x: number;
	y: number;
}

/** A leg of a part where the part is held, in scene pixels. */
export interface Leg {
	pin: string;
	x: number;
	y: number;
}

/** `free`: no leg is near a breadboard. `blocked`: some are, but not all legs find a free hole. */
export type Fit =
	| { kind: "free" }
	| { kind: "blocked" }
	/** Moved by `dx`, `dy` each leg sits in the hole named. */
	| { kind: "plugged"; legs: Record<string, string>; dx: number; dy: number };

/** A leg this near to a hole is drawn to it. */
const CATCHES = 0.75 * PITCH;
/** The other legs bend by so much. */
const BENDS = 0.62 * PITCH;

/**
 * Which holes a part's legs sit in where it is held. The first leg is drawn to its nearest free hole; the others follow
 * and must each find a free hole of their own.
 */
export function fitLegs(legs: readonly Leg[], holes: readonly Spot[], taken: ReadonlySet<string>): Fit {
	const [first] = legs;
	const free = holes.filter((hole) => !taken.has(hole.endpoint));
	if (!first || !legs.some((leg) => nearest(holes, leg, CATCHES))) return { kind: "free" };
	const anchor = nearest(free, first, CATCHES);
	if (!anchor) return { kind: "blocked" };
	const [dx, dy] = [anchor.x - first.x, anchor.y - first.y];
	const found: Record<string, string> = {};
	for (const leg of legs) {
		const hole = nearest(free, { x: leg.x + dx, y: leg.y + dy }, BENDS);
		if (!hole || Object.values(found).includes(hole.endpoint)) return { kind: "blocked" };
		found[leg.pin] = hole.endpoint;
	}
	return { kind: "plugged", legs: found, dx, dy };
}

/** The spot nearest to a point, and no further than `reach`. */
export function nearest<T extends { x: number; y: number }>(
	spots: readonly T[],
	point: { x: number; y: number },
	reach: number,
): T | undefined {
	let best: T | undefined;
	let least = reach;
	for (const spot of spots) {
		const distance = Math.hypot(spot.x - point.x, spot.y - point.y);
		if (distance > least) continue;
		best = spot;
		least = distance;
	}
	return best;
}
