import type { Circuit } from "#simulator/circuit.ts";
import type { createBlockSimulation } from "#simulator/interpreter/block-simulation.ts";
import type { checkBlocks } from "#simulator/interpreter/check-blocks.ts";
import type { PartKinds } from "#simulator/parts/part.ts";
import type { checkBeside } from "./check-beside.ts";

/** What runs blocks in a circuit and checks them. */
export interface Engine {
	simulate: typeof createBlockSimulation;
	check: typeof checkBlocks;
	checkBeside: typeof checkBeside;
	/** The kinds of the circuit's parts. */
	kinds: PartKinds;
}

/** Loads it: blocks can be put together before. */
export async function loadEngine(circuit: Circuit): Promise<Engine> {
	const [simulating, checking, judging, parts] = await Promise.all([
		import("#simulator/interpreter/block-simulation.ts"),
		import("#simulator/interpreter/check-blocks.ts"),
		import("./check-beside.ts"),
		import("#simulator/parts/load-part-kinds.ts"),
	]);
	return {
		simulate: simulating.createBlockSimulation,
		check: checking.checkBlocks,
		checkBeside: judging.checkBeside,
		kinds: await parts.loadPartKinds(circuit),
	};
}
