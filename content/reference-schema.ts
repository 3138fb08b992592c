import { z } from "zod/mini";

const GROUPS = ["structure", "digital", "analog", "time", "sound", "math", "serial", "interrupt", "library"] as const;

/** One thing of the Arduino language, or one library. The examples stand inside `setup` or `loop`. */
export const referenceEntrySchema = z.strictObject({
	group: z.enum(GROUPS),
	name: z.string().check(z.minLength(1)),
	signature: z.string().check(z.minLength(1)),
	text: z.string().check(z.minLength(1)),
	example: z.string().check(z.minLength(1)),
	/** Of a library: what is included, and the line before `setup`. */
	header: z.optional(z.string()),
	setup: z.optional(z.string()),
});

export type ReferenceEntry = z.infer<typeof referenceEntrySchema>;
