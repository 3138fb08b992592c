import type * as Blockly from "blockly/core";

/** Where a loose block can be joined to the program, and how. */
interface Joint {
	block: Blockly.BlockSvg;
	/** Below the block, into its mouth, or into a gap in its line. */
	side: "under" | "into";
}

/** The nearest joint of a program that fits a loose block; null where none does. */
export function nearestJoint(loose: Blockly.BlockSvg, flag: Blockly.BlockSvg): Joint | null {
	const own = loose.outputConnection ?? loose.previousConnection;
	if (!own) return null;
	const checker = loose.workspace.connectionChecker;
	let nearest: { joint: Joint; distance: number } | null = null;
	for (const block of flag.getDescendants(false)) {
		if (block.isShadow() || block.isInsertionMarker()) continue;
		for (const connection of block.getConnections_(false)) {
			if (!connection.isSuperior()) continue;
			const taken = connection.targetBlock();
			if (loose.outputConnection && taken && !taken.isShadow()) continue;
			if (!checker.canConnect(own, connection, false)) continue;
			const distance = own.distanceFrom(connection);
			const side = connection === block.nextConnection ? "under" : "into";
			if (!nearest || distance < nearest.distance) nearest = { joint: { block, side }, distance };
		}
	}
	return nearest?.joint ?? null;
}
