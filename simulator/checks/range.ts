/** `"5..25/0.5"`: from 5 to 25 in steps of 0.5; in steps of 1 by default. */
export const RANGE = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/;

/** @throws Error for a text that is no range. */
export function parseRange(text: string): { from: number; to: number; step: number } {
	const [, from, to, step = 1] = RANGE.exec(text) ?? [];
	if (from === undefined) throw new Error(`${text} is no range`);
	return { from: Number(from), to: Number(to), step: Number(step) };
}

/** Whether a number lies in a range, its ends included. */
export function isWithin(value: number, text: string): boolean {
	const { from, to } = parseRange(text);
	return value >= from && value <= to;
}
