import { z } from "zod/mini";
import { debugInfo } from "./debug-info.ts";
import { diagnostic } from "./diagnostic.ts";

/** The longest sketch that is compiled, in characters. */
export const SKETCH_MAXIMUM = 64_000;

/** `hex` is Intel HEX; sizes are in bytes. */
export const compileResult = z.lazy(() =>
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

export type CompileResult = z.infer<typeof compileResult>;
