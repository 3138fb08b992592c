/** A run of blocks, as a table: idle, running, completed. */

/** `completed`: the last block is over; `matched` says whether the blocks do what the project asks. */
export type RunStep = "idle" | "running" | "completed";

export interface RunState {
	step: RunStep;
	matched: boolean;
	/** How many runs were begun: what belongs to an earlier run is told by it. */
	runs: number;
}

export type RunEvent =
	| { type: "started" }
	/** What an endless program does was found out while it runs on. */
	| { type: "judged"; matched: boolean }
	| { type: "ended"; matched: boolean }
	| { type: "stopped" };

export const RUN_AT_REST: RunState = { step: "idle", matched: false, runs: 0 };

/**
 * After a success this long until it is recorded, then as long again until the learner is led back to the kit: from an
 * endless program not before it is stopped.
 */
export const RECORDED_AFTER_MS = 2000;
export const BACK_TO_KIT_AFTER_MS = 2000;

const TRANSITIONS: Record<RunStep, Partial<Record<RunEvent["type"], RunStep>>> = {
	idle: { started: "running" },
	running: { judged: "running", ended: "completed", stopped: "idle" },
	completed: { judged: "completed", started: "running", stopped: "idle" },
};

/** The next state, or the same one when the event has no meaning now: a run ends, and so succeeds, at most once. */
export function nextRunState(state: RunState, event: RunEvent): RunState {
	const step = TRANSITIONS[state.step][event.type];
	if (!step) return state;
	if (event.type === "started") return { step, matched: false, runs: state.runs + 1 };
	if (event.type === "stopped") return { ...state, step, matched: false };
	return { ...state, step, matched: event.matched };
}
