import type { StepResult } from "#domain/bench/check-report.ts";
import type { Checks } from "#simulator/checks/format.ts";

/** The longest wait for a verdict, in seconds. */
export const LONGEST_WAIT = 6;

/**
 * How many seconds the visible board runs until a step may be said to have failed: as long as an honest program may take
 * to show it.
 */
export function dueAfter({ settle, scenes }: Checks, step: string): number {
	let seconds = 0;
	for (const [name, scene] of Object.entries(scenes)) {
		seconds += scene.lasts ?? 0;
		if (name === step) return Math.min(LONGEST_WAIT, scene.lasts === undefined ? (scene.settle ?? settle) : seconds);
	}
	return Math.min(LONGEST_WAIT, settle);
}

/** Steps as far as the visible board has come after a number of seconds: what failed and is not due yet still waits. */
export function stepsAfter(steps: readonly StepResult[], checks: Checks, seconds: number): StepResult[] {
	return steps.map((step) =>
		step.state === "failed" && dueAfter(checks, step.id) > seconds ? { id: step.id, state: "waiting" } : step,
	);
}
