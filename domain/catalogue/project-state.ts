import { z } from "zod/mini";

/** What a person has of a project, as the database answers it after each help and each completion. */
export const projectState = z.lazy(() =>
	z.object({
		/** What the project still gives; once it is completed, what it gave. */
		score: z.int(),
		/** The help that was taken, in that order; `id` names its text. */
		helps: z.array(z.object({ id: z.string(), kind: z.enum(["hint", "reveal"]), cost: z.int() })),
		completion: z.nullable(z.object({ points: z.int(), completed_at: z.string() })),
		/** Of everything. */
		points: z.int(),
		level: z.int(),
	}),
);

export type ProjectState = z.infer<typeof projectState>;
