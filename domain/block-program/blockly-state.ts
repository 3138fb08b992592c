import { z } from "zod";

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

const savedInput: z.ZodType<SavedInput> = z.lazy(() =>
	z.object({ block: savedBlock.optional(), shadow: savedBlock.optional() }),
);

const savedBlock: z.ZodType<SavedBlock> = z.object({
	type: z.string(),
	id: z.string(),
	fields: z.record(z.string(), z.unknown()).optional(),
	inputs: z.record(z.string(), savedInput).optional(),
	next: savedInput.optional(),
});

const blocklyState = z.object({
	blocks: z.object({ blocks: z.array(savedBlock) }),
	variables: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
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
