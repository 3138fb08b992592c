import type { Circuit } from "#simulator/circuit.ts";

/**
 * The circuit a learner begins with: a primary project comes wired; a secondary one has its parts laid out, standing in
 * the breadboard, and no wires.
 */
export function startingCircuit({ kit, circuit }: { kit: "primary" | "secondary"; circuit: Circuit }): Circuit {
	return kit === "primary" ? circuit : { ...circuit, wires: [] };
}
