import { useCallback, useSyncExternalStore } from "react";
import { type Condition, meets } from "#simulator/checks/goal.ts";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";

/** Whether the board runs and meets the goal at this moment. */
export function useGoalMet(board: LiveBoard | null, goal: readonly Condition[]): boolean {
	const subscribe = useCallback(
		(listener: () => void) => {
			const ends = board ? [board.subscribe(listener), board.subscribeSerial(listener)] : [];
			return () => {
				for (const end of ends) end();
			};
		},
		[board],
	);
	return useSyncExternalStore(subscribe, () => {
		if (!board) return false;
		const reading = board.reading();
		return reading.state === "running" && meets(goal, { ...reading, printed: board.serialText() });
	});
}
