/** Rows and columns of the sensor's picture. */
export const SIDE = 8;

/**
 * What lies before the sensor: a warm or cold thing of `degrees` in front of a background of `room`, both in °C. Its middle
 * lies in column `x`, 1 to 8 from the left, and in row `y`, 1 to 8 from below; outside of these it leaves the view.
 */
export interface ThermalScene {
	readonly x: number;
	readonly y: number;
	readonly degrees: number;
	readonly room: number;
}

/** In cells from the middle of the thing: up to here a cell has all of its warmth, from there on nothing of it. */
const WHOLE = 0.5;
const NOTHING = 2;

/**
 * The temperatures in °C, row by row from the upper left cell on. A cell looks beside itself, too (data sheet, "Optical
 * properties": half of the signal about 8° from its axis): the thing's edge is blurred.
 */
export function celsiusOf({ x, y, degrees, room }: ThermalScene): number[] {
	return Array.from({ length: SIDE * SIDE }, (_, index) => {
		const [column, row] = [(index % SIDE) + 1, SIDE - Math.floor(index / SIDE)];
		const distance = Math.hypot(column - x, row - y);
		const share = Math.min(1, Math.max(0, (NOTHING - distance) / (NOTHING - WHOLE)));
		return room + (degrees - room) * share;
	});
}
