import { z } from "zod/mini";
import { blockProgram } from "./block-program/block-program.ts";
import { builtCircuit } from "./check-answer.ts";

/** `POST /api/check` for a project that is made with blocks: the blocks in their neutral form instead of a sketch. */
export const blockCheckQuestion = z.strictObject({
	projectId: z.string().check(z.maxLength(100)),
	blocks: blockProgram,
	circuit: builtCircuit,
});

export type BlockCheckQuestion = z.infer<typeof blockCheckQuestion>;
