import { Pause } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import type { SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";

/** "Paused before line 19", beside the board; read out at each stop. */
export function PausedNote({ board }: { board: SeenBoard }) {
	const line = useReading(board, ({ halt }) => halt?.line ?? null);
	return (
		<p role="status" className="circuit-note empty:hidden flex items-center gap-2.5">
			{line !== null && (
				<>
					<Pause size={16} aria-hidden="true" />
					{m.step_paused_before({ line })}
				</>
			)}
		</p>
	);
}
