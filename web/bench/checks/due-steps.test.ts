import { expect, test } from "vitest";
import type { StepResult } from "#domain/bench/check-report.ts";
import type { Checks } from "#simulator/checks/format.ts";
import { dueAfter, stepsAfter } from "./due-steps.ts";

const expected: Checks["scenes"][string]["expect"] = [{ pin: "9", is: "on" }];
const checks: Checks = {
	settle: 2,
	always: { never_both: { pins: ["9", "10"], never: "11" } },
	scenes: {
		red: { lasts: 1, expect: expected },
		yellow: { lasts: 3, expect: expected },
		dark: { set: { "ldr.lux": 3 }, expect: expected },
		slow: { settle: 30, expect: expected },
	},
};

test("a step is due once an honest program must have shown it, one after another where they follow on", () => {
	const due = ["never_both", "red", "yellow", "dark", "slow"].map((step) => dueAfter(checks, step));
	expect(due).toEqual([2, 1, 4, 2, 6]);
});

test("what passes is shown at once, what fails not before it is due", () => {
	const steps: StepResult[] = [
		{ id: "red", state: "passed" },
		{ id: "yellow", state: "failed", first: true },
		{ id: "dark", state: "failed" },
	];
	const after = (seconds: number) => stepsAfter(steps, checks, seconds).map(({ state }) => state);
	expect(after(0.9)).toEqual(["passed", "waiting", "waiting"]);
	expect(after(2)).toEqual(["passed", "waiting", "failed"]);
	expect(stepsAfter(steps, checks, 4)).toEqual(steps);
});
