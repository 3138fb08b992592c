import { z } from "zod/mini";
import { blockDevices } from "#domain/bench/block-program/devices.ts";
import { lessonFactsSchema } from "./schema.ts";

const blockType = z.string().check(z.regex(/^[a-z][a-z_]*$/));

/** A block of the project's toolbox as it comes out of it: its fields, the numbers and the blocks in its inputs. */
export interface ToolboxBlock {
	type: string;
	fields?: Record<string, string> | undefined;
	/** A variable's name instead of a field's value. */
	variable?: string | undefined;
	numbers?: Record<string, number> | undefined;
	plugged?: Record<string, ToolboxBlock> | undefined;
}

const toolboxBlockSchema: z.ZodMiniType<ToolboxBlock> = z.lazy(() =>
	z.strictObject({
		type: blockType,
		fields: z.optional(z.record(z.string(), z.string())),
		variable: z.optional(z.string()),
		numbers: z.optional(z.record(z.string(), z.number())),
		plugged: z.optional(z.record(z.string(), toolboxBlockSchema)),
	}),
);

/** `block-project.json`: the facts of a project that is made with blocks. */
export const blockProjectFactsSchema = z.strictObject({
	kit: z.literal("primary"),
	minutes: z.int().check(z.positive()),
	points: z.int().check(z.positive()),
	...lessonFactsSchema,
	devices: blockDevices,
	/**
	 * `pictures`: large blocks, all in view, for those who just begin to read. `categories`: more blocks, in drawers.
	 */
	look: z.enum(["pictures", "categories"]),
	toolbox: z.array(toolboxBlockSchema).check(z.minLength(1)),
});

export type BlockProjectFacts = z.infer<typeof blockProjectFactsSchema>;
