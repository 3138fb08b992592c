import { PITCH } from "#web/bench/player/circuit/parts/breadboard/holes.ts";

/** How the scene is seen: a scene point lies at `point * scale + offset` of the pane on the screen. */
export interface ViewPort {
	x: number;
	y: number;
	scale: number;
}

export interface Point {
	x: number;
	y: number;
}

interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

const SMALLEST = 0.3;
const LARGEST = 6;
/** A small circuit is not drawn larger than this by itself. */
const LARGEST_FIT = 2.2;
/** 12 pixels of the screen from hole to hole: large enough to hit with a mouse. */
export const ROOMY = 12 / PITCH;
export const EDGE = 4;

/** The view in which the whole box is seen, in the middle of what the insets leave free. */
export function fitted(box: Box, pane: Box): ViewPort {
	const scale = Math.max(SMALLEST, Math.min(LARGEST_FIT, pane.width / box.width, pane.height / box.height));
	return {
		scale,
		x: pane.left + (pane.width - box.width * scale) / 2 - box.left * scale,
		y: pane.top + (pane.height - box.height * scale) / 2 - box.top * scale,
	};
}

/** What controls take of the pane: a column at its right, or a row at its top. Pixels of the screen. */
export interface Taken {
	column: number;
	row: number;
	/** The column takes nothing: the circuit moves to the left, and what is right of its parts lies below the column. */
	over: boolean;
}

export const NOTHING_TAKEN: Taken = { column: 0, row: 0, over: false };

/** The view of a whole circuit in its pane, beside a column of controls or below a row of them. */
export function fittedBeside(box: Box, pane: Box, { column, row, over }: Taken): ViewPort {
	const all = {
		left: pane.left + EDGE,
		top: pane.top + EDGE + row,
		width: pane.width - 2 * EDGE,
		height: pane.height - 2 * EDGE - row,
	};
	if (!over) return fitted(box, { ...all, width: all.width - column });
	const whole = fitted(box, all);
	return { ...whole, x: all.left - box.left * whole.scale };
}

/** The edges of a part, in scene pixels. */
export interface Edges {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/**
 * What controls take, so that they cover no part of a circuit and leave it as large as can be.
 * @param parts the edges of its parts
 * @param column a column's width, and where the cards in it lie in the pane
 * @param row a row's height
 */
export function takenBy(
	{ box, parts }: { box: Box; parts: readonly Edges[] },
	pane: Box,
	column: { width: number; cards: Edges },
	row: number,
): Taken {
	const beside = { column: column.width, row: 0, over: false };
	const over = { ...beside, over: true };
	const above = { column: 0, row, over: false };
	const [whole, narrow, low] = [NOTHING_TAKEN, beside, above].map((one) => fittedBeside(box, pane, one).scale);
	if (whole === undefined || narrow === undefined || low === undefined) return beside;
	if (narrow >= Math.min(ROOMY, whole * 0.98)) return beside;
	const { x, y, scale } = fittedBeside(box, pane, over);
	const { cards } = column;
	const isCovered = parts.some(
		({ left, top, right, bottom }) =>
			left * scale + x < cards.right &&
			right * scale + x > cards.left &&
			top * scale + y < cards.bottom &&
			bottom * scale + y > cards.top,
	);
	if (!isCovered) return over;
	return low > narrow ? above : beside;
}

/** Larger or smaller by a factor; what lies under the screen point stays there. */
export function zoomedAt(view: ViewPort, point: Point, factor: number): ViewPort {
	const scale = Math.min(LARGEST, Math.max(SMALLEST, view.scale * factor));
	const real = scale / view.scale;
	return { scale, x: point.x - (point.x - view.x) * real, y: point.y - (point.y - view.y) * real };
}

export function movedBy(view: ViewPort, dx: number, dy: number): ViewPort {
	return { ...view, x: view.x + dx, y: view.y + dy };
}

/** A scene point in the middle of the pane, at a scale. */
export function lookingAt(point: Point, pane: Box, scale: number): ViewPort {
	return {
		scale,
		x: pane.left + pane.width / 2 - point.x * scale,
		y: pane.top + pane.height / 2 - point.y * scale,
	};
}

export function toScene(view: ViewPort, { x, y }: Point): Point {
	return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
}

/** Moves the view just so far that a scene point is seen, with room around it. */
export function showing(view: ViewPort, point: Point, pane: Box, room: number): ViewPort {
	const [x, y] = [point.x * view.scale + view.x, point.y * view.scale + view.y];
	const into = (at: number, from: number, length: number) => {
		const [low, high] = [from + room, from + length - room];
		return at < low ? low - at : at > high ? high - at : 0;
	};
	return movedBy(view, into(x, pane.left, pane.width), into(y, pane.top, pane.height));
}
