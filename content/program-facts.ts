import { z } from "zod/mini";
import { blockDevices } from "#domain/bench/block-program/devices.ts";

/** A block of the project's toolbox as it comes out of it: its fields, the numbers and the blocks in its inputs. */
export interface ToolboxBlock {
	readonly type: string;
	readonly fields?: Readonly<Record<string, string>>;
	/** A variable's name instead of a field's value. */
	readonly variable?: string;
	readonly numbers?: Readonly<Record<string, number>>;
	readonly plugged?: Readonly<Record<string, ToolboxBlock>>;
}

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
	/** Its blocks as text: `toolbox-text.ts`. */
	toolbox: z.array(z.string()).check(z.minLength(1)),
});

/** How a project is programmed, with a sketch in C++ or with blocks. */
export const programFactsSchema = z.discriminatedUnion("kind", [sketchFacts, blocksFacts]);

export type ProgramFacts = z.infer<typeof programFactsSchema>;
export type SketchFacts = z.infer<typeof sketchFacts>;
export type BlocksFacts = Omit<z.infer<typeof blocksFacts>, "toolbox"> & { readonly toolbox: readonly ToolboxBlock[] };
