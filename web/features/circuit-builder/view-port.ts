/** How the scene is seen: a scene point lies at `point * scale + offset` of the place on the screen. */
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
const LARGEST_FIT = 1.35;

/** The view in which the whole box is seen, in the middle of what the insets leave free. */
export function fitted(box: Box, place: Box): ViewPort {
	const scale = Math.max(SMALLEST, Math.min(LARGEST_FIT, place.width / box.width, place.height / box.height));
	return {
		scale,
		x: place.left + (place.width - box.width * scale) / 2 - box.left * scale,
		y: place.top + (place.height - box.height * scale) / 2 - box.top * scale,
	};
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

export function toScene(view: ViewPort, { x, y }: Point): Point {
	return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
}

/** Moves the view just so far that a scene point is seen, with room around it. */
export function showing(view: ViewPort, point: Point, place: Box, room: number): ViewPort {
	const [x, y] = [point.x * view.scale + view.x, point.y * view.scale + view.y];
	const into = (at: number, from: number, length: number) => {
		const [low, high] = [from + room, from + length - room];
		return at < low ? low - at : at > high ? high - at : 0;
	};
	return movedBy(view, into(x, place.left, place.width), into(y, place.top, place.height));
}
