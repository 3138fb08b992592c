import { useSyncExternalStore } from "react";
import type { BoardReading, SeenBoard } from "./live-board.ts";

/**
 * One value of the board as it runs. Only what reads a value that has changed is drawn again, so `select` returns
 * a number, a text, a truth or an object that stays the same while nothing changes.
 */
export function useReading<T>(board: SeenBoard, select: (reading: BoardReading) => T): T {
	return useSyncExternalStore(board.subscribe, () => select(board.reading()));
}
