import type { FromSimulator } from "./protocol.ts";

/**
 * Where messages come and go: a worker's global scope, or anything of that shape. Messages arrive as
 * `{ data: ToSimulator }`; `never` lets every host's own event type through.
 */
export interface SimulatorPort {
	postMessage(message: FromSimulator): void;
	onmessage: ((event: never) => void) | null;
}

/** The host's real time: the only clock here that is not simulated. */
export interface SimulatorHost {
	/** Calls back in so many milliseconds, after messages that wait have been delivered. */
	schedule(callback: () => void, milliseconds: number): void;
	/** Real milliseconds from any beginning. */
	now(): number;
}

/** Work goes on this long at a time, so that no message waits longer than two such turns. */
export const TURN_MILLISECONDS = 6;
