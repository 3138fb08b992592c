import { useEffect, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { LiveBoard } from "#web/circuit/board/live-board.ts";
import { drawPlot, LINE_STYLES, shortNumber } from "./draw-plot.ts";
import { PlotData } from "./plot-data.ts";

const DRAWN_EVERY_MS = 100;

interface Legend {
	name: string;
	last: string;
}

/** The numbers that a program prints, drawn over time. At most ten drawings a second, past React. */
export function SerialPlotter({ board }: { board: LiveBoard }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [legend, setLegend] = useState<readonly Legend[]>([]);

	useEffect(() => {
		const plot = new PlotData();
		plot.feed(board.serialText());
		let timer: ReturnType<typeof setTimeout> | undefined;
		const draw = () => {
			timer = undefined;
			const element = canvas.current;
			const context = element?.getContext("2d");
			if (!element || !context) return;
			const { clientWidth: width, clientHeight: height } = element;
			const dense = devicePixelRatio;
			if (element.width !== Math.round(width * dense)) element.width = Math.round(width * dense);
			if (element.height !== Math.round(height * dense)) element.height = Math.round(height * dense);
			context.setTransform(dense, 0, 0, dense, 0, 0);
			const theme = getComputedStyle(element);
			const series = plot.all();
			drawPlot(context, { width, height }, series, (name) => theme.getPropertyValue(name));
			setLegend(series.map(({ name, values }) => ({ name, last: lastOf(values) })));
		};
		const later = () => {
			timer ??= setTimeout(draw, DRAWN_EVERY_MS);
		};
		draw();
		const stop = board.subscribePrinted((text) => {
			if (text === null) plot.clear();
			else plot.feed(text);
			later();
		});
		const watcher = new ResizeObserver(later);
		if (canvas.current) watcher.observe(canvas.current);
		return () => {
			stop();
			watcher.disconnect();
			clearTimeout(timer);
		};
	}, [board]);

	return (
		<section aria-label={m.plot_title()} className="flex flex-col gap-1.5 min-h-0 h-full px-3 py-2">
			{legend.length === 0 && <p className="text-sm text-ink-2">{m.plot_empty()}</p>}
			<div className="relative grow min-h-24">
				<canvas ref={canvas} role="img" aria-label={m.plot_title()} className="absolute inset-0 w-full h-full" />
			</div>
			<ul className="flex flex-wrap gap-x-4 gap-y-1 m-0 p-0 list-none text-tiny font-bold">
				{legend.map(({ name, last }, index) => (
					<li key={name} className="flex items-center gap-1.5">
						<LineSample index={index} />
						{m.plot_legend({ name, value: last })}
					</li>
				))}
			</ul>
		</section>
	);
}

function LineSample({ index }: { index: number }) {
	const style = LINE_STYLES[index % LINE_STYLES.length];
	return (
		<svg width="26" height="6" aria-hidden="true">
			<path
				d="M1 3H25"
				stroke={`var(${style?.color ?? "--ink"})`}
				strokeWidth="2.500"
				strokeDasharray={style?.dash.join(" ")}
			/>
		</svg>
	);
}

function lastOf(values: readonly number[]): string {
	const last = values.findLast((value) => !Number.isNaN(value));
	return last === undefined ? "" : shortNumber(last);
}
