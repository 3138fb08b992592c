/** A run of blocks, as a table: idle, running, completed. */

/** `completed`: the last block is over. */
export type RunStep = "idle" | "running" | "completed";

export interface RunState {
	step: RunStep;
	/** Counts the runs; events of an earlier run are ignored by it. */
	runs: number;
}

export type RunEvent = "started" | "ended" | "stopped";

export const RUN_AT_REST: RunState = { step: "idle", runs: 0 };

/**
 * After a success this long until it is recorded, then as long again until the learner is led back to the kit: from an
 * endless program not before it is stopped.
 */
export const RECORDED_AFTER_MS = 2000;
export const BACK_TO_KIT_AFTER_MS = 2000;

const TRANSITIONS: Record<RunStep, Partial<Record<RunEvent, RunStep>>> = {
	idle: { started: "running" },
	running: { ended: "completed", stopped: "idle" },
	completed: { started: "running", stopped: "idle" },
};

/** The next state, or the same one when the event has no meaning now. */
export function nextRunState(state: RunState, event: RunEvent): RunState {
	const step = TRANSITIONS[state.step][event];
	if (!step) return state;
	return { step, runs: state.runs + (event === "started" ? 1 : 0) };
}
