/** Numbers that a program prints, by line, as series. Bounded: the oldest points and the ninth series are left out. */

export interface Series {
	/** The word before the number, or its index in the line: "temp", "1". */
	name: string;
	/** One value a line; NaN where a line had none. The newest last. */
	values: readonly number[];
}

/** What is drawn. */
export interface Plotted {
	series: readonly Series[];
	/** Simulated seconds of each line since power-on, the newest last; NaN where that is not known. */
	times: readonly number[];
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
	private times: number[] = [];
	private rest = "";

	/** Takes what was printed, in pieces of any length; `seconds` since power-on, where that is known. */
	feed(text: string, seconds = Number.NaN): void {
		const lines = (this.rest + text).split(/\r?\n/);
		this.rest = (lines.pop() ?? "").slice(-LONGEST_LINE);
		for (const line of lines.slice(-MOST_LINES_AT_ONCE)) this.addLine(line, seconds);
		for (const values of [this.times, ...this.series.values()]) {
			if (values.length > MOST_POINTS) values.splice(0, values.length - MOST_POINTS);
		}
	}

	clear(): void {
		this.series.clear();
		this.times = [];
		this.rest = "";
	}

	/** As it is now: later lines do not change it. */
	all(): Plotted {
		return {
			series: [...this.series].map(([name, values]) => ({ name, values: [...values] })),
			times: [...this.times],
		};
	}

	private addLine(line: string, seconds: number): void {
		const found = numbersIn(line);
		if (found.size === 0) return;
		const before = this.times.length;
		this.times.push(seconds);
		for (const [name, value] of found) {
			const values = this.series.get(name);
			if (values) values.push(value);
			else if (this.series.size < MOST_SERIES) {
				this.series.set(name, [...Array.from({ length: before }, () => Number.NaN), value]);
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

/** The numbers as a table: a row for each line, with its time first. The head names the series. */
export function plotRows({ series, times }: Plotted, head: string): string[][] {
	const cell = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? "" : String(value));
	const rows = times.map((seconds, line) => [
		Number.isNaN(seconds) ? "" : seconds.toFixed(2),
		...series.map(({ values }) => cell(values[line])),
	]);
	return [[head, ...series.map(({ name }) => name)], ...rows];
}
