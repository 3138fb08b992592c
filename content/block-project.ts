import { z } from "zod";
import { blockDevices } from "#domain/block-program/devices.ts";
import { projectFactsSchema, projectTextSchema } from "./schema.ts";

const blockType = z.string().regex(/^[a-z][a-z_]*$/);

/** A block of the project's toolbox: its fields, and the numbers that stand in its places, as it comes out of the toolbox. */
const toolboxBlockSchema = z.strictObject({
	type: blockType,
	fields: z.record(z.string(), z.string()).optional(),
	numbers: z.record(z.string(), z.number()).optional(),
});

/** `block-project.json`: the facts of a project that is made with blocks. */
export const blockProjectFactsSchema = z.strictObject({
	kit: z.literal("primary"),
	minutes: z.number().int().positive(),
	points: z.number().int().positive(),
	components: projectFactsSchema.shape.components,
	devices: blockDevices,
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

export type ToolboxBlock = z.infer<typeof toolboxBlockSchema>;
export type BlockProjectFacts = z.infer<typeof blockProjectFactsSchema>;
export type BlockLesson = z.infer<typeof blockLessonSchema>;
