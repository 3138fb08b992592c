import { z } from "zod/mini";

/**
 * What is wrong with how a circuit is wired. `danger`: it could break a real board or part. `mistake`: it will not do what
 * the project needs. The text for each code is the page's.
 */
export const wiringProblem = z.lazy(() =>
	z.object({
		code: z.string(),
		severity: z.enum(["danger", "mistake"]),
		/** Ids of parts, names of pins and numbers that the text needs. */
		values: z.record(z.string(), z.union([z.string(), z.number()])),
		/** The connection points concerned, to be marked: `uno.11`, `red.A`. */
		at: z.array(z.string()),
	}),
);

export type WiringProblem = z.infer<typeof wiringProblem>;
