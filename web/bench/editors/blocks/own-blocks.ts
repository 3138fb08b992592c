import { fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import { sameArrangement } from "#domain/bench/block-program/same-arrangement.ts";
import type { BlocksState } from "./blocks-store.ts";

/** A state that cannot be read counts as blocks: Load then says that it failed. */
export function hasBlocks(state: BlocksState): boolean {
	return fromBlockly(state)?.statements.length !== 0;
}

/** True when replacing these blocks by others would lose work: there are some, arranged otherwise. */
export function takesWork(own: BlocksState, next: BlocksState): boolean {
	if (!hasBlocks(own)) return false;
	const [present, coming] = [fromBlockly(own), fromBlockly(next)];
	return !present || !coming || !sameArrangement(present, coming);
}
