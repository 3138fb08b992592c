/** A line with more numbers than this reports nothing about one of them. */
const MOST_NUMBERS = 8;
/**
 * A minus belongs to the number unless it follows a word, a number or a unit: `Temp-18.5` and `5-10` are not negative.
 * A comma parts numbers where another one or a point is near: `2507,29.5` are two, as in a table of times and values.
 */
const NUMBER = /(?:(?<![\p{L}\p{N}%°).])-)?\d+(?:\.\d+|,(?<!\d,\d+,)\d+(?!\d|[.,]\d))?/gu;

/** A number with the text before it: `Temp: 23` has the label `temp:`. */
export interface Reading {
	readonly label: string;
	readonly value: number;
}

/**
 * The numbers in a text. Numbers in a label stand as `#`, and case and spaces do not matter. A decimal comma counts as a
 * point; whether `2507,29` is one number or two nothing tells, so both are read, with labels of their own: what is wrong
 * as the one says nothing against the other.
 */
export function readingsIn(text: string): Reading[] {
	const found = [...text.matchAll(NUMBER)];
	if (found.length > MOST_NUMBERS) return [];
	return found.flatMap(({ 0: number, index }) => {
		const label = text.slice(0, index).replace(NUMBER, "#").replace(/\s+/g, " ").trim().toLowerCase();
		const [first, second] = number.split(",");
		const one = { label, value: Number(number.replace(",", ".")) };
		if (second === undefined) return [one];
		return [one, { label: `${label} #,`, value: Number(first) }, { label: `${label} ,#`, value: Number(second) }];
	});
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
