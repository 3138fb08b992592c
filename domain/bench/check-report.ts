import { z } from "zod/mini";

/**
 * What one step of a behaviour check found.
 * `waiting`: it was not judged, because the program was stopped before, or because it depends on the step `waitsFor`,
 * which failed.
 */
export const stepResult = z.lazy(() =>
	z.object({
		/** The step's id in the project's checks; its text is in the project's lesson. */
		id: z.string(),
		state: z.enum(["passed", "failed", "waiting"]),
		waitsFor: z.optional(z.string()),
		/** It failed before the others: they may fail because of it. */
		first: z.optional(z.literal(true)),
		/** What was seen where it failed: a code with its numbers, such as `{ code: "stayed_silent", values: { celsius: 30.5, seconds: 2 } }`. */
		seen: z.optional(z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
	}),
);

/** Why a program was stopped before its checks ended. */
export const STOP_REASONS = ["serial_flood", "too_fast", "never_ends", "crashed", "restarting"] as const;

export const checkReport = z.lazy(() =>
	z.object({
		passed: z.boolean(),
		steps: z.array(stepResult),
		stopped: z.optional(z.enum(STOP_REASONS)),
	}),
);

export type StepResult = z.infer<typeof stepResult>;
export type CheckReport = z.infer<typeof checkReport>;
export type StopReason = (typeof STOP_REASONS)[number];

/** The ids of the steps that passed. */
export function passedIds(steps: readonly Pick<StepResult, "id" | "state">[]): ReadonlySet<string> {
	return new Set(steps.flatMap(({ id, state }) => (state === "passed" ? [id] : [])));
}

/** The failed step to mend first; undefined where none failed. */
export function firstFailed<Step extends Pick<StepResult, "state" | "first">>(
	steps: readonly Step[],
): Step | undefined {
	return steps.find(({ first }) => first) ?? steps.find(({ state }) => state === "failed");
}
