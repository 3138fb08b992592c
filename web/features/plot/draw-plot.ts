import type { Series } from "./plot-data.ts";

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

const LEFT = 44;
const EDGE = 8;

/** The least and the greatest value, a little apart; null where there is no number. */
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
	const room = high - low || Math.max(1, Math.abs(high) * 0.1);
	return { low: low - room * 0.05, high: high + room * 0.05 };
}

/** Draws all series into a canvas of so many pixels; `colorOf` answers a named colour of the theme. */
export function drawPlot(
	canvas: CanvasRenderingContext2D,
	{ width, height }: { width: number; height: number },
	series: readonly Series[],
	colorOf: (name: string) => string,
): void {
	canvas.clearRect(0, 0, width, height);
	const range = rangeOf(series);
	if (!range) return;
	const yOf = (value: number) => EDGE + ((range.high - value) / (range.high - range.low)) * (height - 2 * EDGE);
	canvas.font = "11px sans-serif";
	canvas.textAlign = "right";
	canvas.textBaseline = "middle";
	for (const share of [0, 0.5, 1]) {
		const value = range.low + (range.high - range.low) * share;
		canvas.strokeStyle = colorOf("--line");
		canvas.lineWidth = 1;
		canvas.setLineDash([]);
		canvas.beginPath();
		canvas.moveTo(LEFT, yOf(value));
		canvas.lineTo(width, yOf(value));
		canvas.stroke();
		canvas.fillStyle = colorOf("--ink-2");
		canvas.fillText(shortNumber(value), LEFT - 6, yOf(value));
	}
	const most = Math.max(2, ...series.map(({ values }) => values.length));
	const step = (width - LEFT - EDGE) / (most - 1);
	canvas.lineWidth = 2;
	for (const [index, { values }] of series.entries()) {
		const style = LINE_STYLES[index % LINE_STYLES.length];
		canvas.strokeStyle = colorOf(style?.color ?? "--ink");
		canvas.setLineDash([...(style?.dash ?? [])]);
		canvas.beginPath();
		let drawn = false;
		for (const [at, value] of values.entries()) {
			if (Number.isNaN(value)) continue;
			const x = LEFT + (most - values.length + at) * step;
			if (drawn) canvas.lineTo(x, yOf(value));
			else canvas.moveTo(x, yOf(value));
			drawn = true;
		}
		canvas.stroke();
	}
}

/** 21.456 → "21.46", 123456 → "123456". */
export function shortNumber(value: number): string {
	return Math.abs(value) >= 1000 ? value.toFixed(0) : String(Number(value.toFixed(2)));
}
