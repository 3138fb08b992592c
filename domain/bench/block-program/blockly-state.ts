import { z } from "zod/mini";

/** Blockly's own serialised state, as far as a program needs it. */

/** A block as Blockly saves it. */
export interface SavedBlock {
	type: string;
	id: string;
	fields?: Record<string, unknown> | undefined;
	inputs?: Record<string, SavedInput> | undefined;
	next?: SavedInput | undefined;
}

/** What is plugged in: the block, else its shadow. */
interface SavedInput {
	block?: SavedBlock | undefined;
	shadow?: SavedBlock | undefined;
}

export interface BlocklyState {
	blocks: { blocks: SavedBlock[] };
	variables?: { id: string; name: string }[] | undefined;
}

const savedInput: z.ZodMiniType<SavedInput> = z.lazy(() =>
	z.object({ block: z.optional(savedBlock), shadow: z.optional(savedBlock) }),
);

const savedBlock: z.ZodMiniType<SavedBlock> = z.object({
	type: z.string(),
	id: z.string(),
	fields: z.optional(z.record(z.string(), z.unknown())),
	inputs: z.optional(z.record(z.string(), savedInput)),
	next: z.optional(savedInput),
});

const blocklyState = z.object({
	blocks: z.object({ blocks: z.array(savedBlock) }),
	variables: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
});

/** Reads what Blockly saved; null when it is something else. An empty workspace is `{}`. */
export function readBlocklyState(input: unknown): BlocklyState | null {
	if (typeof input === "object" && input !== null && Object.keys(input).length === 0) return { blocks: { blocks: [] } };
	try {
		const read = blocklyState.safeParse(input);
		return read.success ? read.data : null;
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
