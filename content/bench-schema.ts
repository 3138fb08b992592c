import { z } from "zod/mini";
import { checksSchema } from "#simulator/checks/format.ts";
import { circuitSchema } from "#simulator/circuit.ts";
import { programFactsSchema } from "./program-facts.ts";

/** `bench.json` of a project: what is built, how it is programmed, and what is tried. */
export const benchSchema = z.strictObject({
	circuit: circuitSchema,
	program: programFactsSchema,
	checks: checksSchema,
	/** What checks the second challenge, where a check can see it. */
	extension: z.optional(checksSchema),
});

export type ProjectBench = z.infer<typeof benchSchema>;
