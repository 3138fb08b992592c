import { buildSimulation } from "./build-simulation.ts";
import { PART_KINDS } from "./parts/registry.ts";
import type { Simulation, SimulationInput } from "./simulation.ts";

/**
 * Builds the board, loads the program and switches it on at 0 ms.
 * Parts of unknown kinds are left out with their wires. Throws `BadProgram` (no Intel HEX) or `UnknownEndpoint` (a wire to nowhere).
 */
export function createSimulation(input: SimulationInput): Simulation {
	return buildSimulation({ ...input, kinds: PART_KINDS });
}
