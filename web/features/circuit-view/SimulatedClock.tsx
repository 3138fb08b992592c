import { m } from "#messages/generated/messages.js";
import type { SeenBoard } from "#web/circuit/board/live-board.ts";
import { useReading } from "#web/circuit/board/use-reading.ts";
import { clockWords } from "./clock-words.ts";

/** "00:12.4 · 1×": the board's own time, and how fast it runs beside a real one. */
export function SimulatedClock({ board }: { board: SeenBoard }) {
	const words = useReading(board, ({ state, seconds, speed }) => {
		const time = clockWords(seconds);
		return state === "paused" ? m.board_clock_paused({ time }) : m.board_clock({ time, speed: speedWords(speed) });
	});
	return (
		<p className="font-mono font-bold text-[13px] text-ink-2 whitespace-nowrap">
			<span className="sr-only">{m.board_clock_label()}</span>
			{words}
		</p>
	);
}

/** 1 → "1", 0.62 → "0.6". */
function speedWords(speed: number): string {
	return speed > 0.95 && speed < 1.05 ? "1" : speed.toFixed(1);
}
