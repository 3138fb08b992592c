import * as Blockly from "blockly/core";

/** So near on the screen a block must come to where it can be joined. Fingers hide what they move. */
const SNAP_PIXELS = { mouse: 48, touch: 64 };
/** Once shown, a joint is kept a little longer: no flicker at the edge. */
const KEPT_PIXELS = 12;

/**
 * Sets how near blocks must come to be joined, by what they are moved with, at any zoom. What is dropped without being
 * joined moves nothing else: Blockly would push its neighbours that far away.
 * @returns ends it
 */
export function setSnapDistance(workspace: Blockly.WorkspaceSvg, area: HTMLElement): () => void {
	const set = (pixels: number) => {
		Blockly.config.snapRadius = pixels / workspace.scale;
		Blockly.config.connectingSnapRadius = (pixels + KEPT_PIXELS) / workspace.scale;
	};
	const onDown = ({ pointerType }: PointerEvent) =>
		set(pointerType === "touch" ? SNAP_PIXELS.touch : SNAP_PIXELS.mouse);
	set(SNAP_PIXELS.mouse);
	area.addEventListener("pointerdown", onDown, true);
	return () => area.removeEventListener("pointerdown", onDown, true);
}

/** Keeps this block from pushing others away, or being pushed. */
export function doNotBump(block: Blockly.BlockSvg): void {
	block.bumpNeighbours = () => {};
}
