import { Check, Download, Pause, Play } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { downloadText } from "#web/platform/storage/download.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { drawPlot, LINE_STYLES, type Line, plotBox, shortNumber } from "./draw-plot.ts";
import { PlotData, type Plotted, plotRows } from "./plot-data.ts";
import "./plot.css";

const DRAWN_EVERY_MS = 100;

/**
 * The numbers that a program prints, drawn over time, at most ten times a second. Lines can be hidden, the drawing held,
 * and a cursor reads what each line was at a time.
 */
export function SerialPlotter({ board }: { board: LiveBoard }) {
	const [data] = useState(() => new PlotData());
	const [plotted, setPlotted] = useState<Plotted>({ series: [], times: [] });
	const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
	const [held, setHeld] = useState(false);

	const show = useEffectEvent(() => {
		if (!held) setPlotted(data.all());
	});
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		// What was printed before it is shown has no times.
		data.clear();
		data.feed(board.serialText());
		show();
		const stop = board.subscribePrinted((text) => {
			if (text === null) data.clear();
			else data.feed(text, board.reading().seconds);
			timer ??= setTimeout(() => {
				timer = undefined;
				show();
			}, DRAWN_EVERY_MS);
		});
		return () => {
			stop();
			clearTimeout(timer);
		};
	}, [board, data]);

	function hold() {
		setHeld(!held);
		setPlotted(data.all());
	}

	function toggle(name: string) {
		setHidden((before) => new Set(before.has(name) ? [...before].filter((one) => one !== name) : [...before, name]));
	}

	/** No cell needs quotes: names are words. */
	function save() {
		const rows = plotRows(plotted, m.plot_seconds());
		downloadText(m.plot_file(), "text/csv", `\uFEFF${rows.map((row) => row.join(",")).join("\r\n")}\r\n`);
	}

	const { series, times } = plotted;
	const lines = series.flatMap((one, style): Line[] => (hidden.has(one.name) ? [] : [{ ...one, style }]));
	return (
		<section aria-label={m.plot_title()} className="plot">
			{series.length === 0 && <p className="text-sm text-ink-2">{m.plot_empty()}</p>}
			<div className="plot-bar" hidden={series.length === 0}>
				{series.map(({ name }, style) => (
					<Button key={name} variant="quiet" aria-pressed={!hidden.has(name)} onClick={() => toggle(name)}>
						<LineSample style={style} />
						{name}
						{!hidden.has(name) && <Check size={16} aria-hidden="true" />}
					</Button>
				))}
				<span className="grow" />
				<Button variant="quiet" aria-pressed={held} onClick={hold}>
					{held ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
					{m.plot_hold()}
				</Button>
				<Button variant="quiet" onClick={save}>
					<Download size={16} aria-hidden="true" />
					{m.plot_save()}
				</Button>
			</div>
			<PlotDrawing lines={lines} times={times} />
		</section>
	);
}

/** The lines, and the cursor over them: by pointer, or with the arrow keys. */
function PlotDrawing({ lines, times }: { lines: readonly Line[]; times: readonly number[] }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [size, setSize] = useState({ width: 0, height: 0 });
	const [pointed, setPointed] = useState<number | null>(null);
	const newest = times.length - 1;
	const cursor = pointed === null ? null : Math.min(pointed, newest);
	const text = cursor === null ? m.plot_cursor_none() : cursorText(lines, times, cursor);

	useEffect(() => {
		const element = canvas.current;
		if (!element) return;
		const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
		observer.observe(element);
		return () => observer.disconnect();
	}, []);

	useEffect(() => {
		const element = canvas.current;
		const context = element?.getContext("2d");
		if (!element || !context) return;
		element.width = Math.round(size.width * devicePixelRatio);
		element.height = Math.round(size.height * devicePixelRatio);
		context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
		const theme = getComputedStyle(element);
		const drawn = { series: lines, times, cursor, timeText: (line: number) => timeText(times, line) };
		drawPlot(context, size, drawn, (name) => theme.getPropertyValue(name));
	});

	const { left, right, xOf } = plotBox(size.width, times.length);

	function point({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
		const share = (clientX - currentTarget.getBoundingClientRect().left - left) / (right - left);
		setPointed(Math.round(Math.max(0, Math.min(1, share)) * newest));
	}

	function handleKey(event: KeyboardEvent) {
		const at = cursor ?? newest;
		const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: newest }[event.key];
		if (event.key === "Escape" && cursor !== null) setPointed(null);
		else if (next !== undefined) setPointed(Math.max(0, Math.min(newest, next)));
		else return;
		event.preventDefault();
		event.stopPropagation();
	}

	return (
		<div className="plot-drawing">
			<canvas ref={canvas} role="img" aria-label={m.plot_title()} />
			<div
				hidden={newest < 0}
				role="slider"
				tabIndex={0}
				aria-label={m.plot_cursor()}
				aria-valuemin={0}
				aria-valuemax={newest}
				aria-valuenow={cursor ?? newest}
				aria-valuetext={text}
				className="plot-cursor"
				onPointerDown={point}
				onPointerMove={point}
				onPointerLeave={({ pointerType }) => pointerType === "mouse" && setPointed(null)}
				onKeyDown={handleKey}
			/>
			{cursor !== null && (
				<span
					aria-hidden="true"
					className="plot-read"
					style={cursor * 2 >= newest ? { right: size.width - xOf(cursor) + 8 } : { left: xOf(cursor) + 8 }}
				>
					{text}
				</span>
			)}
		</div>
	);
}

function LineSample({ style }: { style: number }) {
	const { color, dash } = LINE_STYLES[style % LINE_STYLES.length] ?? {};
	return (
		<svg width="24" height="6" aria-hidden="true">
			<path d="M1 3H23" stroke={`var(${color ?? "--ink"})`} strokeWidth="4" strokeDasharray={dash?.join(" ")} />
		</svg>
	);
}

/** "celsius 34.4, alarm 10 · −9.5 s". */
function cursorText(lines: readonly Line[], times: readonly number[], line: number): string {
	const values = lines.flatMap(({ name, values }) => {
		const value = values[line];
		return value === undefined || Number.isNaN(value) ? [] : [`${name} ${shortNumber(value)}`];
	});
	return [values.join(", "), timeText(times, line, 1)].filter((text) => text !== "").join(" · ");
}

/** "−9.5 s" or "now"; nothing where the time is not known. */
function timeText(times: readonly number[], line: number, digits = 0): string {
	const ago = (times.at(-1) ?? Number.NaN) - (times[line] ?? Number.NaN);
	if (line === times.length - 1) return m.plot_now();
	return Number.isNaN(ago) ? "" : m.plot_ago({ seconds: ago.toFixed(digits) });
}
