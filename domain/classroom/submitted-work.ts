import { z } from "zod/mini";

/** A program as it is handed in, with the circuit that it runs in. */
export const submittedWork = z.object({
	kind: z.enum(["sketch", "blocks"]),
	/** A sketch's text, or blocks in Blockly's own form as JSON. */
	program: z.string(),
	/** As JSON; null for blocks, which run in the project's own, and where none was handed in. */
	circuit: z.nullable(z.string()),
});
export type SubmittedWork = z.infer<typeof submittedWork>;

/** The server's own check of what was handed in. */
export const attachedReport = z.object({
	passed: z.boolean(),
	passedSteps: z.array(z.string()),
	steps: z.int(),
	failedStep: z.nullable(z.string()),
	seen: z.nullable(
		z.object({ code: z.string(), values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))) }),
	),
	at: z.string(),
	/** Why nothing could be checked: the sketch does not compile, or its circuit must be mended first. */
	outcome: z.optional(z.enum(["not_compiled", "wiring"])),
});
export type AttachedReport = z.infer<typeof attachedReport>;

export const attachedHelps = z.object({ hints: z.int(), solution: z.boolean() });

/** What a reviewer has before them beside text and files; null where nothing was attached. */
export interface AttachedWork {
	work: SubmittedWork;
	report: AttachedReport | null;
	helps: z.infer<typeof attachedHelps> | null;
}
