import { z } from "zod/mini";
import { blockDevices } from "#domain/bench/block-program/devices.ts";

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

const sketchFacts = z.strictObject({
	kind: z.literal("sketch"),
	/** That its program includes. */
	libraries: z.array(z.string()),
});

const blocksFacts = z.strictObject({
	kind: z.literal("blocks"),
	devices: blockDevices,
	/**
	 * `pictures`: large blocks, all in view, for those who just begin to read. `categories`: more blocks, in drawers.
	 */
	look: z.enum(["pictures", "categories"]),
	toolbox: z.array(toolboxBlockSchema).check(z.minLength(1)),
});

/** `program.json`: how a project is programmed, with a sketch in C++ or with blocks. */
export const programFactsSchema = z.discriminatedUnion("kind", [sketchFacts, blocksFacts]);

export type ProgramFacts = z.infer<typeof programFactsSchema>;
export type SketchFacts = z.infer<typeof sketchFacts>;
export type BlocksFacts = z.infer<typeof blocksFacts>;
