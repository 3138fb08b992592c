import type { FromSimulator } from "./protocol.ts";

/**
 * A message port: a worker's global scope, or anything of that shape. Messages arrive as
 * `{ data: ToSimulator }`; `never` accepts every host's own event type.
 */
export interface SimulatorPort {
	postMessage(message: FromSimulator): void;
	onmessage: ((event: never) => void) | null;
}

/** The host's real time: the only clock here that is not simulated. */
export interface SimulatorHost {
	/** Calls back in this many milliseconds, after messages that wait have been delivered. */
	schedule(callback: () => void, milliseconds: number): void;
	/** Real milliseconds from any beginning. */
	now(): number;
}

/** Length of a work slice, so that no message waits longer than two slices. */
export const TURN_MILLISECONDS = 6;
