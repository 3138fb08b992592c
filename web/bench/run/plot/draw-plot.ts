import type { Plotted, Series } from "./plot-data.ts";

/** How a series is drawn: colours alone would not tell them apart for everyone. */
export const LINE_STYLES: readonly { color: string; dash: readonly number[] }[] = [
	{ color: "--teal", dash: [] },
	{ color: "--coral", dash: [7, 4] },
	{ color: "--violet", dash: [2, 4] },
	{ color: "--leaf", dash: [10, 3, 2, 3] },
	{ color: "--sun-ink", dash: [] },
	{ color: "--teal-deep", dash: [7, 4] },
	{ color: "--ink", dash: [2, 4] },
	{ color: "--ink-2", dash: [10, 3, 2, 3] },
];

/** Pixels around the lines: the values' scale at the left, the time's below, the names at the right. */
const LEFT = 44;
const TOP = 10;
const BELOW = 26;
const NAMES = 124;
/** Names take no more than this of the width. */
const NAMES_SHARE = 0.3;
const NAME_HEIGHT = 17;
const FONT = "600 13px Nunito Variable, Nunito, sans-serif";
const BOLD = "800 13px Nunito Variable, Nunito, sans-serif";

/** A series as it is drawn; `style` is its index among all, hidden ones too. */
export interface Line extends Series {
	style: number;
}

/** The least and the greatest value, apart also where all are the same; null where there is no number. */
export function rangeOf(series: readonly Series[]): { low: number; high: number } | null {
	let low = Number.POSITIVE_INFINITY;
	let high = Number.NEGATIVE_INFINITY;
	for (const { values } of series) {
		for (const value of values) {
			if (value < low) low = value;
			if (value > high) high = value;
		}
	}
	if (low > high) return null;
	const room = high === low ? Math.max(1, Math.abs(high) * 0.1) : 0;
	return { low: low - room / 2, high: high + room / 2 };
}

/** Round numbers for a scale, about four steps, from at most `low` to at least `high`. */
export function ticksOf({ low, high }: { low: number; high: number }): number[] {
	const rough = (high - low) / 4;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = power * ([1, 2, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10);
	const first = Math.floor(low / step + 1e-9);
	const last = Math.ceil(high / step - 1e-9);
	return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Where the lines are, in pixels. */
interface PlotBox {
	left: number;
	right: number;
	/** Of a printed line, by its number from 0. The newest is at the right, also where it is the only one. */
	xOf: (line: number) => number;
}

/** For this many printed lines. */
export function plotBox(width: number, count: number): PlotBox {
	const right = width - Math.min(NAMES, width * NAMES_SHARE);
	return { left: LEFT, right, xOf: (line) => right - ((count - 1 - line) / Math.max(1, count - 1)) * (right - LEFT) };
}

interface DrawnPlot extends Plotted {
	series: readonly Line[];
	/** The line whose values are pointed at, from 0; null for none. */
	cursor: number | null;
	/** What is written below a line, on the scale of time. */
	timeText: (line: number) => string;
}

/** Draws all series into a canvas of this many pixels; `colorOf` answers a named colour of the theme. */
export function drawPlot(
	canvas: CanvasRenderingContext2D,
	{ width, height }: { width: number; height: number },
	{ series, times, cursor, timeText }: DrawnPlot,
	colorOf: (name: string) => string,
): void {
	canvas.clearRect(0, 0, width, height);
	const range = rangeOf(series);
	if (!range) return;
	const ticks = ticksOf(range);
	const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
	const { left, right, xOf } = plotBox(width, times.length);
	const bottom = height - BELOW;
	const yOf = (value: number) => TOP + ((high - value) / (high - low)) * (bottom - TOP);

	canvas.textBaseline = "middle";
	canvas.font = FONT;
	canvas.lineWidth = 1;
	for (const value of ticks) {
		canvas.strokeStyle = colorOf("--line");
		stroke(canvas, [
			[left, yOf(value)],
			[right, yOf(value)],
		]);
		canvas.textAlign = "right";
		canvas.fillStyle = colorOf("--ink-2");
		canvas.fillText(shortNumber(value), left - 8, yOf(value));
	}
	for (const line of new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * (times.length - 1))))) {
		canvas.textAlign = "center";
		canvas.fillText(timeText(line), xOf(line), height - 8);
	}
	for (const { values, style } of series) {
		const { color, dash } = LINE_STYLES[style % LINE_STYLES.length] ?? { color: "--ink", dash: [] };
		canvas.strokeStyle = colorOf(color);
		canvas.lineWidth = 3;
		canvas.setLineDash([...dash]);
		const points = values.flatMap((value, line): [number, number][] =>
			Number.isNaN(value) ? [] : [[xOf(line), yOf(value)]],
		);
		stroke(canvas, points);
		canvas.setLineDash([]);
		const end = points.at(-1);
		if (end) dot(canvas, end, colorOf(color), colorOf(color));
	}
	drawNames(canvas, series, { x: right + 10, room: width - right - 12, top: TOP, bottom, yOf, colorOf });
	if (cursor === null) return;
	canvas.strokeStyle = colorOf("--ink");
	canvas.lineWidth = 1.5;
	canvas.setLineDash([4, 3]);
	stroke(canvas, [
		[xOf(cursor), TOP],
		[xOf(cursor), bottom],
	]);
	canvas.setLineDash([]);
	for (const { values, style } of series) {
		const value = values[cursor];
		const color = LINE_STYLES[style % LINE_STYLES.length]?.color ?? "--ink";
		if (value !== undefined && !Number.isNaN(value))
			dot(canvas, [xOf(cursor), yOf(value)], colorOf("--surface"), colorOf(color));
	}
}

interface NamesBox {
	x: number;
	room: number;
	top: number;
	bottom: number;
	yOf: (value: number) => number;
	colorOf: (name: string) => string;
}

/** Each series' name and last value beside its end, none over another. */
function drawNames(canvas: CanvasRenderingContext2D, series: readonly Line[], box: NamesBox): void {
	canvas.font = BOLD;
	canvas.textAlign = "left";
	const named = series
		.flatMap(({ name, values, style }) => {
			const last = lastOf(values);
			return last === null ? [] : [{ text: `${name} ${shortNumber(last)}`, style, y: box.yOf(last) }];
		})
		.toSorted((one, other) => one.y - other.y);
	let least = box.top;
	for (const [index, { text, style, y }] of named.entries()) {
		const below = box.bottom - (named.length - 1 - index) * NAME_HEIGHT;
		const at = Math.max(least, Math.min(y, below));
		least = at + NAME_HEIGHT;
		canvas.fillStyle = box.colorOf(LINE_STYLES[style % LINE_STYLES.length]?.color ?? "--ink");
		canvas.fillText(text, box.x, at, box.room);
	}
}

function stroke(canvas: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]): void {
	canvas.beginPath();
	for (const [index, [x, y]] of points.entries()) {
		if (index === 0) canvas.moveTo(x, y);
		else canvas.lineTo(x, y);
	}
	canvas.stroke();
}

function dot(canvas: CanvasRenderingContext2D, [x, y]: [number, number], fill: string, line: string): void {
	canvas.beginPath();
	canvas.arc(x, y, 4.5, 0, 2 * Math.PI);
	canvas.fillStyle = fill;
	canvas.strokeStyle = line;
	canvas.lineWidth = 3;
	canvas.fill();
	canvas.stroke();
}

/** The newest number of a series. */
export function lastOf(values: readonly number[]): number | null {
	return values.findLast((value) => !Number.isNaN(value)) ?? null;
}

/** 21.456 → "21.46", 123456 → "123456". */
export function shortNumber(value: number): string {
	return Math.abs(value) >= 1000 ? value.toFixed(0) : String(Number(value.toFixed(2)));
}
