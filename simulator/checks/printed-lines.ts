/** A line with more numbers than this reports nothing about one of them. */
const MOST_NUMBERS = 8;
const LONGEST_LINE = 400;

/** What the sketch prints, as whole lines. */
export class PrintedLines {
	private open = "";
	private lines: string[] = [];

	push(text: string): void {
		const pieces = (this.open + text).split("\n");
		this.open = (pieces.pop() ?? "").slice(-LONGEST_LINE);
		for (const piece of pieces) this.lines.push(piece.replace(/\r$/, "").slice(0, LONGEST_LINE));
	}

	/** The lines that have ended since the last call. */
	take(): string[] {
		const taken = this.lines;
		this.lines = [];
		return taken;
	}
}

/** The numbers in a line, `-3.5` and `22` alike; a decimal comma counts as a point. */
export function numbersIn(line: string): number[] {
	const found = line.match(/-?\d+(?:[.,]\d+)?/g) ?? [];
	return found.length > MOST_NUMBERS ? [] : found.map((number) => Number(number.replace(",", ".")));
}
