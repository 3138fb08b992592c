import { z } from "zod/mini";
import { blockProgram } from "../bench/block-program/block-program.ts";
import { checkReport } from "../bench/check-report.ts";
import { compileResult, SKETCH_MAXIMUM } from "../bench/compile-result.ts";
import { diagnostic } from "../bench/diagnostic.ts";
import { wiringProblem } from "../bench/wiring-problem.ts";
import { projectState } from "../catalogue/project-state.ts";
import { endpoint, type RequestOf, type ResponseOf } from "./endpoint.ts";

const projectId = z.string().check(z.maxLength(100));

/** A sketch to Intel HEX, or what is wrong with it. `debug`: built to be stepped through. */
export const compile = endpoint({
	path: "/api/compile",
	request: z.lazy(() =>
		z.object({ source: z.string().check(z.maxLength(SKETCH_MAXIMUM)), debug: z.optional(z.boolean()) }),
	),
	response: compileResult,
	refusals: ["busy"],
});

/** How many programs are ahead of the caller's in the compile queue; 0 when none of theirs is queued. */
export const compilePosition = endpoint({
	path: "/api/compile/place",
	request: z.lazy(() => z.object({})),
	response: z.lazy(() => z.object({ ahead: z.int().check(z.nonnegative()) })),
	refusals: [],
});

/**
 * A circuit that the learner built, unvalidated: the server validates it. Work of an older page has none: there the saved one
 * counts.
 */
const builtCircuit = z.optional(z.unknown());

/** A sketch, or blocks in their neutral form. */
const checkRequest = z.lazy(() =>
	z.union([
		z.strictObject({ projectId, blocks: blockProgram, circuit: builtCircuit }),
		z.object({ projectId, source: z.string().check(z.maxLength(SKETCH_MAXIMUM)), circuit: builtCircuit }),
	]),
);

const checkResponse = z.lazy(() =>
	z.discriminatedUnion("outcome", [
		z.object({ outcome: z.literal("not_compiled"), diagnostics: z.array(diagnostic) }),
		/** The learner's circuit is dangerous, or cannot show what the program does: nothing was checked. */
		z.object({ outcome: z.literal("wiring"), problems: z.array(wiringProblem) }),
		z.object({
			outcome: z.literal("checked"),
			report: checkReport,
			/** Null unless the program passed. `already`: it had been given before. `state`: the project's new state. */
			award: z.nullable(z.object({ points: z.int(), already: z.boolean(), state: projectState })),
		}),
	]),
);

/** Checks what a program does, and awards the project's points the first time it passes. */
export const check = endpoint({
	path: "/api/check",
	request: checkRequest,
	response: checkResponse,
	refusals: ["busy", "stopped_often", "unknown_project", "circuit_missing", "cannot_award"],
});

/** Points this help cost, and the project's state after it. */
const helpTaken = { deducted: z.int(), state: projectState };

/** The id of a help's text, as it is recorded. */
const helpId = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * The next rung of the ladder of a check's `step`; without a step, the project's next one. `seen` names those the learner has:
 * if the server has given more, they are sent again at no cost, so that a lost response is charged once. With `next: false`
 * only those taken are sent.
 */
export const hint = endpoint({
	path: "/api/hint",
	request: z.lazy(() =>
		z.strictObject({
			projectId,
			seen: z.array(helpId).check(z.maxLength(100)),
			next: z.boolean(),
			step: z.optional(z.string().check(z.maxLength(60))),
			/** Of the texts. */
			locale: z.optional(z.string().check(z.maxLength(20))),
		}),
	),
	/** Every hint taken so far, and how many the project has. */
	response: z.lazy(() =>
		z.object({ hints: z.array(z.object({ id: helpId, text: z.string() })), total: z.int(), ...helpTaken }),
	),
	refusals: ["unknown_project", "cannot_award"],
});

/** A sketch, or blocks in Blockly's own form. */
const solution = z.lazy(() =>
	z.discriminatedUnion("kind", [
		z.object({ kind: z.literal("sketch"), source: z.string() }),
		z.object({ kind: z.literal("blocks"), blocks: z.record(z.string(), z.unknown()) }),
	]),
);

/** The solution of a project. It costs once. */
export const reveal = endpoint({
	path: "/api/reveal",
	request: z.lazy(() => z.strictObject({ projectId })),
	response: z.lazy(() => z.object({ solution, ...helpTaken })),
	refusals: ["unknown_project", "cannot_award"],
});

/** The solution for the lesson's teacher, who must be verified. It costs nothing. */
export const teacherSolution = endpoint({
	path: "/api/teacher-solution",
	request: z.lazy(() => z.strictObject({ projectId })),
	response: z.lazy(() => z.object({ solution })),
	refusals: ["unknown_project", "not_allowed"],
});

export type CheckRequest = RequestOf<typeof check>;
export type SketchCheckRequest = Extract<CheckRequest, { source: string }>;
export type BlockCheckRequest = Exclude<CheckRequest, SketchCheckRequest>;
export type CheckResponse = ResponseOf<typeof check>;
export type HintRequest = RequestOf<typeof hint>;
export type HintResponse = ResponseOf<typeof hint>;
export type RevealResponse = ResponseOf<typeof reveal>;
export type Solution = RevealResponse["solution"];
