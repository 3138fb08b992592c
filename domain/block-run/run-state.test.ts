import { expect, test } from "vitest";
import { nextRunState, RUN_AT_REST, type RunEvent } from "./run-state.ts";

const after = (...events: RunEvent[]) => events.reduce(nextRunState, RUN_AT_REST);
const started: RunEvent = { type: "started" };
const ended = (matched: boolean): RunEvent => ({ type: "ended", matched });

test("a run goes from idle to running to completed", () => {
	expect(after().step).toBe("idle");
	expect(after(started).step).toBe("running");
	expect(after(started, ended(true))).toEqual({ step: "completed", matched: true, runs: 1 });
});

test("a run succeeds at most once", () => {
	const completed = after(started, ended(true));
	expect(nextRunState(completed, ended(true))).toBe(completed);
	expect(after(started, ended(false), ended(true)).matched).toBe(false);
});

test("a run that was stopped does not succeed", () => {
	expect(after(started, { type: "stopped" }, ended(true))).toEqual({ step: "idle", matched: false, runs: 1 });
});

test("a run is not begun twice, and the next one begins anew", () => {
	expect(after(started, started).runs).toBe(1);
	expect(after(started, ended(true), started)).toEqual({ step: "running", matched: false, runs: 2 });
});

test("an endless program is judged while it runs on, once a run", () => {
	const judged = after(started, { type: "judged", matched: true });
	expect(judged).toEqual({ step: "running", matched: true, runs: 1 });
	expect(nextRunState(judged, { type: "stopped" })).toEqual({ step: "idle", matched: false, runs: 1 });
	expect(after({ type: "judged", matched: true })).toBe(RUN_AT_REST);
});
