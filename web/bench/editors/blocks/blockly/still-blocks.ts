import * as Blockly from "blockly/core";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import { fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import { BLOCK_SHAPES, blockTheme } from "./block-theme.ts";
import { defineBlocks } from "./define-blocks.ts";
import { injectWorkspace } from "./inject-workspace.ts";

/** Blocks to look at. */
export interface StillBlocks {
	/** Each block as text, in order. */
	texts: readonly string[];
	close(): void;
}

const SCALE = 0.85;
const MARGIN_PIXELS = 10;

/** Draws blocks as large as they fit into an element's width, and gives the element their height. Null: they cannot be read. */
export function openStillBlocks(element: HTMLElement, devices: BlockDevices, state: object): StillBlocks | null {
	if (fromBlockly(state) === null) return null;
	defineBlocks(devices);
	// Null on a page without an editor, whatever its type says.
	const editor: Blockly.Workspace | null = Blockly.common.getMainWorkspace();
	const { workspace, dispose: close } = injectWorkspace(element, {
		...BLOCK_SHAPES,
		media: "/blockly-media/",
		theme: blockTheme(),
		readOnly: true,
		sounds: false,
		move: { scrollbars: false, drag: false, wheel: false },
		zoom: { startScale: SCALE },
	});
	if (editor) Blockly.common.setMainWorkspace(editor);
	try {
		Blockly.serialization.workspaces.load(state, workspace);
	} catch {
		close();
		return null;
	}
	const box = workspace.getBlocksBoundingBox();
	const scale = Math.min(SCALE, (element.clientWidth - 2 * MARGIN_PIXELS) / (box.right - box.left));
	workspace.setScale(scale);
	element.style.height = `${(box.bottom - box.top) * scale + 2 * MARGIN_PIXELS}px`;
	Blockly.svgResize(workspace);
	workspace.translate(MARGIN_PIXELS - box.left * scale, MARGIN_PIXELS - box.top * scale);
	return { texts: workspace.getTopBlocks(true).flatMap(chainTexts), close };
}

function chainTexts(first: Blockly.Block): string[] {
	const texts: string[] = [];
	for (let block: Blockly.Block | null = first; block; block = block.getNextBlock()) texts.push(block.toString());
	return texts;
}
