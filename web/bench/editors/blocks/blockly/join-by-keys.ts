import * as Blockly from "blockly/core";
import { FLAG_BLOCK } from "#domain/bench/block-program/from-blockly.ts";

/**
 * Blockly 13.3 puts a block that is taken from the list by keyboard behind the block that had the focus last, and loose
 * where none had it yet. Then it goes behind the program's last block instead.
 * @returns ends it
 */
export function joinByKeys(workspace: Blockly.WorkspaceSvg, area: HTMLElement): () => void {
	let used = false;
	const onFocus = ({ target }: FocusEvent) => {
		if (target instanceof Element && workspace.getCanvas().contains(target)) used = true;
	};
	const onKey = ({ key }: KeyboardEvent) => {
		if (key !== "Enter" || used) return;
		const manager = Blockly.getFocusManager();
		const taken = manager.getFocusedNode();
		const last = lastOf(workspace);
		if (!(taken instanceof Blockly.BlockSvg) || !taken.isInFlyout || !last) return;
		manager.focusNode(last);
		manager.focusNode(taken);
	};
	area.addEventListener("focusin", onFocus);
	area.addEventListener("keydown", onKey, true);
	return () => {
		area.removeEventListener("focusin", onFocus);
		area.removeEventListener("keydown", onKey, true);
	};
}

function lastOf(workspace: Blockly.WorkspaceSvg): Blockly.BlockSvg | null {
	let last = workspace.getBlocksByType(FLAG_BLOCK)[0] as Blockly.BlockSvg | undefined;
	for (let next = last; next; next = next.getNextBlock() ?? undefined) last = next;
	return last ?? null;
}
