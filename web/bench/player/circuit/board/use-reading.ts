import { useSyncExternalStore } from "react";
import type { PartStates } from "#simulator/parts/part.ts";
import type { BoardReading, SeenBoard } from "./live-board.ts";

/**
 * One value of the board as it runs. Only what reads a value that has changed is drawn again, so `select` returns
 * a number, a text, a truth or an object that stays the same while nothing changes.
 */
export function useReading<T>(board: SeenBoard, select: (reading: BoardReading) => T): T {
	return useSyncExternalStore(board.subscribe, () => select(board.reading()));
}

/** As `useReading`, of what a part of a kind shows; undefined while the board says nothing of it. */
export function usePartState<Kind extends keyof PartStates, T>(
	board: SeenBoard,
	id: string,
	kind: Kind,
	select: (state: PartStates[Kind]) => T,
): T | undefined {
	return useReading(board, ({ parts }) => {
		const state = parts[id];
		return state?.kind === kind ? select(state as unknown as PartStates[Kind]) : undefined;
	});
}
