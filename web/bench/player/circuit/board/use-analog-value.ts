import { useCallback, useSyncExternalStore } from "react";
import { analogReadOf } from "./analog-read.ts";
import type { MovedBoard } from "./live-board.ts";

/** What `analogRead` would answer at a pin of a board that runs, 0 to 1023; null while it does not run. */
export function useAnalogValue(board: MovedBoard | null, pin: string): number | null {
	const subscribe = useCallback((listener: () => void) => board?.subscribe(listener) ?? (() => {}), [board]);
	return useSyncExternalStore(subscribe, () => {
		const reading = board?.reading();
		const level = reading?.state === "running" ? reading.pins[pin] : undefined;
		return level ? analogReadOf(level.volts) : null;
	});
}
