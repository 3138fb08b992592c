import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useAnalogValue } from "#web/bench/player/circuit/board/use-analog-value.ts";

/** What an analog pin measures now, large; nothing while the board is off. */
export function PinNumber({ board, pin }: { board: LiveBoard; pin: string }) {
	const value = useAnalogValue(board, pin);
	if (value === null) return null;
	return (
		<p className="bench-player-number">
			<small>{pin}</small>
			<b>{value}</b>
		</p>
	);
}
