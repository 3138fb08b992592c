import { m } from "#messages/generated/messages.js";
import type { SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { clockText } from "./clock-text.ts";

/** "00:12.4", or "00:12.4 · 0.6×": the board's own time, and how fast it runs where that is not the speed of a real one. */
export function SimulatedClock({ board }: { board: SeenBoard }) {
	const text = useReading(board, ({ state, seconds, speed }) => {
		const time = clockText(seconds);
		if (state === "paused") return m.board_clock_paused({ time });
		return isRealTime(speed) ? time : m.board_clock({ time, speed: speed.toFixed(1) });
	});
	return (
		<p className="font-mono font-bold text-[13px] text-ink-2 whitespace-nowrap">
			<span className="sr-only">{m.board_clock_label()}</span>
			{text}
		</p>
	);
}

function isRealTime(speed: number): boolean {
	return speed > 0.95 && speed < 1.05;
}
