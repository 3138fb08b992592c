import { readBlocklyState } from "../block-program/blockly-state.ts";
import { FLAG_BLOCK } from "../block-program/from-blockly.ts";

/** The first block that hangs in no program: what a learner built, and what never runs. `state` is Blockly's. */
export function looseBlock(state: unknown): string | null {
	const tops = readBlocklyState(state)?.blocks.blocks ?? [];
	return tops.find(({ type }) => type !== FLAG_BLOCK)?.id ?? null;
}
