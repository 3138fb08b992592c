import { z } from "zod/mini";
import { debugInfo } from "./debug-info.ts";
import { diagnostic } from "./diagnostic.ts";

/** The longest sketch a door takes, in characters. */
export const SKETCH_MAXIMUM = 64_000;

/** `POST /api/compile`: the question. `debug`: built to be stepped through. */
export const compileQuestion = z.lazy(() =>
	z.object({ source: z.string().check(z.maxLength(SKETCH_MAXIMUM)), debug: z.optional(z.boolean()) }),
);

/** `POST /api/compile`: the answer (200). `hex` is Intel HEX; sizes are in bytes. */
export const compileAnswer = z.lazy(() =>
	z.discriminatedUnion("outcome", [
		z.object({
			outcome: z.literal("compiled"),
			hex: z.string(),
			size: z.object({ flash: z.int(), ram: z.int() }),
			diagnostics: z.array(diagnostic),
			/** Of a program to be stepped through, where the server can make one. */
			debug: z.optional(debugInfo),
		}),
		z.object({ outcome: z.literal("failed"), diagnostics: z.array(diagnostic) }),
	]),
);

export type CompileAnswer = z.infer<typeof compileAnswer>;

/** `POST /api/compile/place`, how many programs are ahead of the caller's in the compile queue; 0 when none of theirs is queued. */
export const queuePositionAnswer = z.lazy(() => z.object({ ahead: z.int().check(z.nonnegative()) }));
