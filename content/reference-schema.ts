import { z } from "zod";

const GROUPS = ["structure", "digital", "analog", "time", "sound", "math", "serial", "interrupt", "library"] as const;

/** One thing of the Arduino language, or one library. The examples stand inside `setup` or `loop`. */
export const referenceEntrySchema = z.strictObject({
	group: z.enum(GROUPS),
	name: z.string().min(1),
	signature: z.string().min(1),
	text: z.string().min(1),
	example: z.string().min(1),
	/** Of a library: what is included, and the line that stands before `setup`. */
	header: z.string().optional(),
	setup: z.string().optional(),
});

export type ReferenceEntry = z.infer<typeof referenceEntrySchema>;
