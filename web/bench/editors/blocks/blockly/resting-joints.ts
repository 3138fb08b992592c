import * as Blockly from "blockly/core";

interface Candidate {
	local: Blockly.RenderedConnection;
	neighbour: Blockly.RenderedConnection;
	distance: number;
}

/** What Blockly 13.3 keeps to itself of a block's drag. */
interface Drag {
	/** Another one for each drag. */
	connectionPreviewer: object;
	getLocalConnections(block: Blockly.BlockSvg): Blockly.RenderedConnection[];
	getSearchRadius(): number;
	getClosestCandidate(block: Blockly.BlockSvg, delta: Blockly.utils.Coordinate): Candidate | null;
}

type Joints = Map<Blockly.RenderedConnection, { x: number; y: number }>;

/** By drag, where the joints of the program are while it makes no room for what is dragged. */
const resting = new WeakMap<object, Joints>();

/**
 * Measures how near a dragged block is to each joint against where that joint rests. The program makes room for a block that
 * is dragged over it: measured against where its joints then are, a block from above would land one too high.
 */
export function joinAtRest(): void {
	const drag = Blockly.dragging.BlockDragStrategy.prototype as unknown as Drag;
	drag.getClosestCandidate = function (block, delta) {
		const joints = resting.get(this.connectionPreviewer) ?? jointsBeside(block);
		resting.set(this.connectionPreviewer, joints);
		let nearest: Candidate | null = null;
		let least = this.getSearchRadius();
		for (const local of this.getLocalConnections(block))
			for (const [neighbour, { x, y }] of joints) {
				const distance = Math.hypot(local.x + delta.x - x, local.y + delta.y - y);
				if (distance >= least || !canJoin(local, neighbour)) continue;
				least = distance;
				nearest = { local, neighbour, distance };
			}
		return nearest;
	};
}

function canJoin(local: Blockly.RenderedConnection, neighbour: Blockly.RenderedConnection): boolean {
	return neighbour.getSourceBlock().workspace.connectionChecker.canConnect(local, neighbour, true, Infinity);
}

function jointsBeside(block: Blockly.BlockSvg): Joints {
	const { workspace } = block;
	Blockly.renderManagement.triggerQueuedRenders(workspace);
	const dragged = block.getRootBlock();
	const others = workspace.getAllBlocks(false).filter((one) => one.getRootBlock() !== dragged);
	const joints = others.flatMap((one) => one.getConnections_(false));
	return new Map(joints.map((joint) => [joint, { x: joint.x, y: joint.y }]));
}
