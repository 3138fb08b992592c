import { useId } from "react";
import { m } from "#messages/generated/messages.js";
import type { Condition } from "#simulator/checks/goal.ts";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useAnalogValue } from "#web/bench/player/circuit/board/use-analog-value.ts";

interface GoalMeterProps {
	board: LiveBoard | null;
	goal: Extract<Condition, { analog: string }>;
}

const MOST = 1023;
const WIDTH = 330;
const percentOf = (value: number) => (value / MOST) * WIDTH;

function wantedText({ above, below }: GoalMeterProps["goal"]): string {
	if (below === undefined) return m.tutorials_meter_above({ value: above ?? 0 });
	return above === undefined ? m.tutorials_meter_below({ value: below }) : m.tutorials_meter_between({ above, below });
}

/** Where the number of an analog pin is now, and where a goal wants it. */
export function GoalMeter({ board, goal }: GoalMeterProps) {
	const title = useId();
	const value = useAnalogValue(board, goal.analog);
	const { above = 0, below = MOST } = goal;
	const [from, to] = [percentOf(above), percentOf(below)];
	const wanted = wantedText(goal);
	const marker = value === null ? null : Math.min(WIDTH - 12, Math.max(12, percentOf(value)));
	return (
		<svg viewBox={`0 0 ${WIDTH} 66`} role="img" aria-labelledby={title} className="tutorial-meter">
			<title id={title}>{value === null ? wanted : m.tutorials_meter({ pin: goal.analog, value, wanted })}</title>
			<rect y="26" width={WIDTH} height="14" rx="7" fill="var(--sunken)" />
			<rect
				x={from}
				y="26"
				width={to - from}
				height="14"
				rx="7"
				fill="var(--leaf-wash)"
				stroke="var(--leaf)"
				strokeWidth="1.5"
			/>
			<path d={`M${goal.below === undefined ? from : to} 20v26`} stroke="var(--leaf)" strokeWidth="3" />
			{marker !== null && (
				<>
					<circle cx={marker} cy="33" r="12" fill="var(--surface)" stroke="var(--teal)" strokeWidth="4" />
					<text x={Math.min(WIDTH - 18, Math.max(18, marker))} y="14" textAnchor="middle">
						{value}
					</text>
				</>
			)}
			<text
				x={goal.below === undefined ? WIDTH : 0}
				y="61"
				textAnchor={goal.below === undefined ? "end" : "start"}
				className="fill-leaf"
			>
				{wanted}
			</text>
			<text
				x={goal.below === undefined ? 0 : WIDTH}
				y="61"
				textAnchor={goal.below === undefined ? "start" : "end"}
				className="fill-ink-2"
			>
				{goal.below === undefined ? 0 : MOST}
			</text>
		</svg>
	);
}
