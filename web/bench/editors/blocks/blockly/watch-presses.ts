import * as Blockly from "blockly/core";
import { FLAG_BLOCK } from "#domain/bench/block-program/from-blockly.ts";

/**
 * Tells of a press on a block of the toolbox that is no drag: with a workspace in which this block alone hangs under the
 * flag. Blocks around others mean nothing alone.
 */
export function watchPresses(workspace: Blockly.WorkspaceSvg, onPress: (state: Record<string, unknown>) => void): void {
	const list = workspace.getFlyout()?.getWorkspace();
	list?.addChangeListener((event) => {
		if (!(event instanceof Blockly.Events.Click) || !event.blockId) return;
		const block = list.getBlockById(event.blockId)?.getRootBlock();
		if (!block?.previousConnection || block.statementInputCount > 0) return;
		const pressed = Blockly.serialization.blocks.save(block);
		onPress({
			blocks: { languageVersion: 0, blocks: [{ type: FLAG_BLOCK, id: FLAG_BLOCK, next: { block: pressed } }] },
		});
	});
}
