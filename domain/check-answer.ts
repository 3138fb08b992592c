import { z } from "zod/mini";
import { SKETCH_MAXIMUM } from "./compile-answer.ts";
import { diagnostic } from "./diagnostic.ts";
import { projectState } from "./project-state.ts";
import { wiringProblem } from "./wiring-problem.ts";

/**
 * What one step of a behaviour check found.
 * `waiting`: an earlier step failed or the program was stopped before this one.
 */
export const stepResult = z.lazy(() =>
	z.object({
		/** The step's id in the project's checks; its text is in the project's words. */
		id: z.string(),
		state: z.enum(["passed", "failed", "waiting"]),
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

/**
 * A circuit that the learner built, unvalidated: the server validates it. Work of an older page has none: there the saved one
 * counts.
 */
export const builtCircuit = z.optional(z.record(z.string(), z.unknown()));

/** `POST /api/check`: the question. */
export const checkQuestion = z.lazy(() =>
	z.object({
		projectId: z.string().check(z.maxLength(100)),
		source: z.string().check(z.maxLength(SKETCH_MAXIMUM)),
		circuit: builtCircuit,
	}),
);

/** `POST /api/check`: the answer (200). `award` is null unless the program passed; `already` when it had been given before, `state` the project's new state. */
export const checkAnswer = z.lazy(() =>
	z.discriminatedUnion("outcome", [
		z.object({ outcome: z.literal("not_compiled"), diagnostics: z.array(diagnostic) }),
		/** The learner's circuit is dangerous, or cannot show what the program does: nothing was checked. */
		z.object({ outcome: z.literal("wiring"), problems: z.array(wiringProblem) }),
		z.object({
			outcome: z.literal("checked"),
			report: checkReport,
			award: z.nullable(z.object({ points: z.int(), already: z.boolean(), state: projectState })),
		}),
	]),
);

export type CheckAnswer = z.infer<typeof checkAnswer>;
