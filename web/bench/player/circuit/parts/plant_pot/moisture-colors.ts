/** Dry and soaked soil, and the leaves of a dry and a watered plant: red, green, blue. */
export const SOIL = [
	[201, 164, 107],
	[74, 47, 27],
] as const;
export const LEAF = [
	[176, 160, 72],
	[74, 157, 69],
] as const;

/** A color between two; `share` is from 0 to 1. */
export function mixed([from, to]: readonly [readonly number[], readonly number[]], share: number): string {
	return `rgb(${from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share)).join(" ")})`;
}
