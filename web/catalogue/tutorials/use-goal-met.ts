import { useCallback, useMemo, useSyncExternalStore } from "react";
import { type Goal, watchGoal } from "#simulator/checks/goal.ts";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";

/** Whether the board runs and meets the goal at this moment. */
export function useGoalMet(board: LiveBoard | null, goal: Goal | undefined): boolean {
	// A board is judged by one watch, from its first moment on.
	const isMet = useMemo(() => (board && goal ? watchGoal(goal) : null), [board, goal]);
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
		const reading = board?.reading();
		if (!board || !isMet || reading?.state !== "running") return false;
		return isMet({ ...reading, printed: board.serialText() });
	});
}
