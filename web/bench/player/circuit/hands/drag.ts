import type { Control } from "#simulator/parts/part.ts";
import { type Grip, reachable, type Way } from "./grips.ts";

interface Point {
	x: number;
	y: number;
}

/** A grip in a hand that moves; points are in pixels of the screen. */
export interface Drag {
	from: Point;
	at: Point;
	/** What its controls were, in their order. */
	values: readonly number[];
	/** Where it is dragged along one axis, and which; null until that is seen. */
	way: Way | null;
	/** Degrees, clockwise. */
	turned: number;
}

/** A hand trembles by so much. */
const STILL = 5;
/** Pixels of the screen from one end of a range to the other. */
const TRAVEL = 180;
/** A knob turns by so much from one end to the other, in degrees. */
const WHOLE_TURN = 270;

interface Placed {
	/** Pixels of the screen for one of the scene. */
	scale: number;
	/** How the part is turned, in degrees. */
	rotation: number;
	/** Its middle on the screen. */
	middle: Point;
}

export function beginDrag(at: Point, values: readonly number[]): Drag {
	return { from: at, at, values, way: null, turned: 0 };
}

/** The drag with the pointer elsewhere. */
export function draggedTo(drag: Drag, at: Point, grip: Grip, { rotation, middle }: Placed): Drag {
	const { along, across } = inPart(drag.from, at, rotation);
	const ways = grip.controls.map(({ way }) => way);
	const aside = ways.includes("right") && Math.abs(across) > Math.abs(along);
	const axis = ways.includes("around") ? "around" : aside || !ways.includes("up") ? "right" : "up";
	const turned = drag.turned + turnBetween(drag.at, at, middle);
	return { ...drag, at, turned, way: drag.way ?? (Math.hypot(along, across) < STILL ? null : axis) };
}

/** What a drag sets: controls with their new values. */
export function setByDrag(drag: Drag, grip: Grip, { scale, rotation }: Placed): [Control, number][] {
	if (drag.way === null) return [];
	const { along, across } = inPart(drag.from, drag.at, rotation);
	const travel = grip.travel === undefined ? TRAVEL : grip.travel * scale;
	const moves: Partial<Record<Way, number>> = {
		up: along / travel,
		right: across / travel,
		around: drag.turned / WHOLE_TURN,
	};
	return grip.controls.flatMap(({ way, control }, index): [Control, number][] => {
		const share = moves[way];
		const isMoved = share !== undefined && (grip.springs || grip.plane || way === drag.way);
		if (!isMoved) return [];
		const value = (drag.values[index] ?? control.initial) + share * (control.max - control.min);
		return [[control, reachable(control, value)]];
	});
}

/** How far a pointer has moved upwards and to the right, as the part sees it. */
function inPart(from: Point, at: Point, rotation: number): { along: number; across: number } {
	const turn = (rotation * Math.PI) / 180;
	const [dx, dy] = [at.x - from.x, at.y - from.y];
	return {
		along: dx * Math.sin(turn) - dy * Math.cos(turn),
		across: dx * Math.cos(turn) + dy * Math.sin(turn),
	};
}

/** Degrees from one point to another around the middle, the short way. */
function turnBetween(from: Point, to: Point, middle: Point): number {
	const angle = ({ x, y }: Point) => (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI;
	return ((angle(to) - angle(from) + 540) % 360) - 180;
}
