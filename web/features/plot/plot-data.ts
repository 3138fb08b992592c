/** Numbers that a program prints, by line, as series. Bounded: the oldest points and the ninth series are left out. */

export interface Series {
	/** The word before the number, or its index in the line: "temp", "1". */
	name: string;
	/** One value a line; NaN where a line had none. The newest last. */
	values: readonly number[];
}

const MOST_POINTS = 1000;
const MOST_SERIES = 8;
/** A line longer than this is no line of numbers. */
const LONGEST_LINE = 400;
/** Of one piece of text no more lines than these are looked at: the newest. */
const MOST_LINES_AT_ONCE = 400;
const NUMBER =
	/(?:([\p{L}_][\p{L}\d_ ]{0,30}?)\s*[:=]\s*)?(?<![\p{L}\d_.])(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?![\p{L}\d_])/giu;

export class PlotData {
	private readonly series = new Map<string, number[]>();
	private rest = "";
	private count = 0;

	/** How many lines with numbers there were; a change means that there is something new to draw. */
	get lines(): number {
		return this.count;
	}

	/** Takes what was printed, in pieces of any length. */
	feed(text: string): void {
		const lines = (this.rest + text).split(/\r?\n/);
		this.rest = (lines.pop() ?? "").slice(-LONGEST_LINE);
		for (const line of lines.slice(-MOST_LINES_AT_ONCE)) this.addLine(line);
		for (const values of this.series.values()) {
			if (values.length > MOST_POINTS) values.splice(0, values.length - MOST_POINTS);
		}
	}

	clear(): void {
		this.series.clear();
		this.rest = "";
		this.count = 0;
	}

	all(): Series[] {
		return [...this.series].map(([name, values]) => ({ name, values }));
	}

	private addLine(line: string): void {
		const found = numbersIn(line);
		if (found.size === 0) return;
		const length = Math.max(0, ...[...this.series.values()].map((values) => values.length));
		this.count += 1;
		for (const [name, value] of found) {
			const values = this.series.get(name);
			if (values) values.push(value);
			else if (this.series.size < MOST_SERIES) {
				this.series.set(name, [...Array.from({ length }, () => Number.NaN), value]);
			}
		}
		for (const [name, values] of this.series) if (!found.has(name)) values.push(Number.NaN);
	}
}

/** "temp:21.5 humidity:40" → temp 21.5, humidity 40; "3, 4" → 1: 3, 2: 4. */
export function numbersIn(line: string): Map<string, number> {
	const found = new Map<string, number>();
	if (line.length > LONGEST_LINE) return found;
	for (const [, word, digits] of line.matchAll(NUMBER)) {
		const name = word?.trim() || String(found.size + 1);
		const value = Number(digits);
		if (Number.isFinite(value)) found.set(name, value);
	}
	return found;
}
