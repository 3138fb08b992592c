/** A line with more numbers than this reports nothing about one of them. */
const MOST_NUMBERS = 8;
/** A minus belongs to the number unless it follows a word, a number or a unit: `Temp-18.5` and `5-10` are not negative. */
const NUMBER = /(?:(?<![\p{L}\p{N}%°).])-)?\d+(?:[.,]\d+)?/gu;

/** A number with the text before it: `Temp: 23` has the label `temp:`. */
export interface Reading {
	readonly label: string;
	readonly value: number;
}

/** The numbers in a text; a decimal comma counts as a point. Numbers in a label stand as `#`, and case and spaces do not matter. */
export function readingsIn(text: string): Reading[] {
	const found = [...text.matchAll(NUMBER)];
	if (found.length > MOST_NUMBERS) return [];
	return found.map((match) => ({
		label: text.slice(0, match.index).replace(NUMBER, "#").replace(/\s+/g, " ").trim().toLowerCase(),
		value: Number(match[0].replace(",", ".")),
	}));
}

/**
 * Which labels were right. One that was once beside a wrong number does not count again: a program that shows
 * many numbers and never asks a sensor has soon no label left.
 */
export class LabelTrust {
	private readonly distrusted = new Set<string>();

	trusts(label: string): boolean {
		return !this.distrusted.has(label);
	}

	distrust(label: string): void {
		this.distrusted.add(label);
	}
}
