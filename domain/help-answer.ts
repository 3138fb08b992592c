import { z } from "zod/mini";
import { projectState } from "./project-state.ts";

/** Points this help cost, and the project's state after it. */
const outcome = { deducted: z.int(), state: projectState };

/** The id of a help's text, as it is recorded. */
const helpId = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * `POST /api/hint`: the next rung of the ladder of a check's `step`; without a step, the project's next one. `seen` names those the learner has: if the server has given more, they are
 * sent again at no cost, so that a lost response is charged once. With `next: false` only those taken are sent.
 */
export const hintQuestion = z.lazy(() =>
	z.strictObject({
		projectId: z.string().check(z.maxLength(100)),
		seen: z.array(helpId).check(z.maxLength(100)),
		next: z.boolean(),
		step: z.optional(z.string().check(z.maxLength(60))),
		/** Of the texts. */
		locale: z.optional(z.string().check(z.maxLength(20))),
	}),
);

/** The answer (200): every hint taken so far, and how many the project has. */
export const hintAnswer = z.lazy(() =>
	z.object({ hints: z.array(z.object({ id: helpId, text: z.string() })), total: z.int(), ...outcome }),
);

/** `POST /api/reveal`: the solution of a project. It costs once. */
export const revealQuestion = z.lazy(() => z.strictObject({ projectId: z.string().check(z.maxLength(100)) }));

/** The answer (200): a sketch, or blocks in Blockly's own form. */
export const revealAnswer = z.lazy(() =>
	z.object({
		solution: z.discriminatedUnion("kind", [
			z.object({ kind: z.literal("sketch"), source: z.string() }),
			z.object({ kind: z.literal("blocks"), blocks: z.record(z.string(), z.unknown()) }),
		]),
		...outcome,
	}),
);

export type HintAnswer = z.infer<typeof hintAnswer>;
export type RevealAnswer = z.infer<typeof revealAnswer>;

/** The rungs of a ladder: a question that leads, where to look, then plainly. */
export const RUNGS = ["ask", "look", "tell"] as const;

/** The id under which a rung is recorded when it is taken: a name, never a position. */
export function rungId(step: string, rung: (typeof RUNGS)[number]): string {
	return `${step}/${rung}`;
}

/** Whether a taken hint is of this step's ladder. */
export function isRungOf(step: string, helpId: string): boolean {
	return helpId.startsWith(`${step}/`);
}
