import { z } from "zod";
import { blockDevices } from "#domain/block-program/devices.ts";
import { projectFactsSchema, projectTextSchema } from "./schema.ts";

const blockType = z.string().regex(/^[a-z][a-z_]*$/);

/** A block of the project's toolbox as it comes out of it: its fields, the numbers and the blocks in its places. */
export interface ToolboxBlock {
	type: string;
	fields?: Record<string, string> | undefined;
	/** A variable's name instead of a field's value. */
	variable?: string | undefined;
	numbers?: Record<string, number> | undefined;
	plugged?: Record<string, ToolboxBlock> | undefined;
}

const toolboxBlockSchema: z.ZodType<ToolboxBlock> = z.lazy(() =>
	z.strictObject({
		type: blockType,
		fields: z.record(z.string(), z.string()).optional(),
		variable: z.string().optional(),
		numbers: z.record(z.string(), z.number()).optional(),
		plugged: z.record(z.string(), toolboxBlockSchema).optional(),
	}),
);

/** `block-project.json`: the facts of a project that is made with blocks. */
export const blockProjectFactsSchema = z.strictObject({
	kit: z.literal("primary"),
	minutes: z.number().int().positive(),
	points: z.number().int().positive(),
	components: projectFactsSchema.shape.components,
	devices: blockDevices,
	/**
	 * `pictures`: large blocks, all in view, for those who just begin to read. `categories`: more blocks, in drawers.
	 */
	look: z.enum(["pictures", "categories"]),
	toolbox: z.array(toolboxBlockSchema).min(1),
});

const words = z.string().min(1);

/** `lesson.<language>.json`: the words of a project that is made with blocks. */
export const blockLessonSchema = z.strictObject({
	/** Why one would build it; paragraphs. */
	story: z.array(words).min(1),
	/** Numbered when shown. */
	instructions: z.array(words).min(1),
	/** Free. From gentle to plain. */
	hints: z.array(words).min(1),
	components: projectTextSchema.shape.components,
	wiring: projectTextSchema.shape.wiring,
	steps: projectTextSchema.shape.steps,
});

export type BlockProjectFacts = z.infer<typeof blockProjectFactsSchema>;
export type BlockLesson = z.infer<typeof blockLessonSchema>;
