import { expect, test } from "vitest";
import { nextRunState, RUN_AT_REST, type RunEvent } from "./run-state.ts";

const after = (...events: RunEvent[]) => events.reduce(nextRunState, RUN_AT_REST);

test("a run goes from idle to running to completed", () => {
	expect(after().step).toBe("idle");
	expect(after("started").step).toBe("running");
	expect(after("started", "ended")).toEqual({ step: "completed", runs: 1 });
});

test("a run ends at most once, and not after it was stopped", () => {
	const completed = after("started", "ended");
	expect(nextRunState(completed, "ended")).toBe(completed);
	expect(after("started", "stopped", "ended")).toEqual({ step: "idle", runs: 1 });
});

test("a run is not begun twice, and the next one begins anew", () => {
	expect(after("started", "started").runs).toBe(1);
	expect(after("started", "ended", "started")).toEqual({ step: "running", runs: 2 });
});
