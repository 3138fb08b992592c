import { useEffect, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { UNO_PINS } from "#simulator/board/uno-pins.ts";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { drawTrace, type TracePoint } from "./pin-trace.ts";

/** Five seconds of frames. */
const KEPT_POINTS = 150;
const MODES = { input: m.pin_mode_input, pullup: m.pin_mode_pullup, output: m.pin_mode_output };

/** One pin looked at closely, `first` until another is chosen: what it is set to, its level or volts, its PWM, and the last seconds. */
export function PinInspector({ board, first }: { board: LiveBoard; first: string }) {
	const [chosen, setPin] = useState<string | null>(null);
	const pin = chosen ?? first;
	const mode = useReading(board, ({ pins }) => pins[pin]?.mode ?? null);
	const level = useReading(board, ({ pins }) => pins[pin]?.high ?? false);
	const volts = useReading(board, ({ pins }) => (pins[pin]?.volts ?? 0).toFixed(2));
	const duty = useReading(board, ({ watched }) => (watched?.pin === pin ? Math.round(watched.duty * 100) : null));
	const hertz = useReading(board, ({ watched }) => (watched?.hertz ? Math.round(watched.hertz) : null));
	const analog = pin.startsWith("A");

	useEffect(() => {
		board.watch(pin);
		return () => board.watch(null);
	}, [board, pin]);

	return (
		<section aria-label={m.pin_inspector()} className="grid content-start gap-2 px-4.5 py-2 h-full overflow-y-auto">
			<label className="flex items-center gap-3 font-bold text-sm">
				{m.pin_inspector_pin()}
				<select
					className="min-h-11 rounded-medium border-[1.5px] border-edge bg-surface px-3 text-base"
					value={pin}
					onChange={(event) => setPin(event.target.value)}
				>
					{UNO_PINS.map(({ name }) => (
						<option key={name}>{name}</option>
					))}
				</select>
			</label>
			{mode === null ? (
				<p className="text-sm text-ink-2">{m.board_nothing_loaded()}</p>
			) : (
				<>
					<dl className="grid grid-cols-2 gap-x-4 gap-y-1 m-0 text-sm [&_dt]:text-ink-2 [&_dd]:m-0 [&_dd]:font-bold">
						<Fact name={m.pin_fact_mode()} value={MODES[mode]()} />
						<Fact name={m.pin_fact_level()} value={level ? m.pin_level_high() : m.pin_level_low()} />
						<Fact name={m.pin_fact_volts()} value={m.board_volts({ value: volts })} />
						<Fact
							name={m.pin_fact_pwm()}
							value={
								hertz !== null && duty !== null
									? m.pin_pwm({ duty, hertz })
									: m.pin_no_pwm({ duty: duty ?? (level ? 100 : 0) })
							}
						/>
					</dl>
					<Trace key={pin} pin={pin} board={board} analog={analog} />
				</>
			)}
		</section>
	);
}

function Fact({ name, value }: { name: string; value: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{value}</dd>
		</div>
	);
}

/** The last seconds as a line. It draws itself at each frame, past React. */
function Trace({ pin, board, analog }: { pin: string; board: LiveBoard; analog: boolean }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const points: TracePoint[] = [];
		return board.subscribe(() => {
			const { watched, pins, state } = board.reading();
			if (watched?.pin !== pin || state !== "running") return;
			points.push({ low: watched.low, high: watched.high, volts: pins[pin]?.volts ?? 0 });
			if (points.length > KEPT_POINTS) points.shift();
			const context = canvas.current?.getContext("2d");
			if (!canvas.current || !context) return;
			const theme = getComputedStyle(canvas.current);
			drawTrace(context, canvas.current, points, {
				analog,
				most: KEPT_POINTS,
				color: theme.getPropertyValue("--teal"),
			});
		});
	}, [board, pin, analog]);
	return (
		<canvas
			ref={canvas}
			width="300"
			height="56"
			role="img"
			aria-label={m.pin_trace({ pin })}
			className="w-full h-14 rounded-small bg-sunken"
		/>
	);
}
