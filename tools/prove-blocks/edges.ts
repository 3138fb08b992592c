import type { Simulation } from "#simulator/simulation.ts";

/** A change of a pin's level, in milliseconds after power-on. */
export interface Edge {
	pin: string;
	high: boolean;
	at: number;
}

const CYCLES_PER_MS = 16_000;

/** Runs the simulation and tells every change on the pins, in order. */
export function recordEdges(simulation: Simulation, pins: readonly string[], milliseconds: number): Edge[] {
	const edges: Edge[] = [];
	for (const pin of pins) simulation.onPin(pin, (high, cycle) => edges.push({ pin, high, at: cycle / CYCLES_PER_MS }));
	simulation.advance(milliseconds);
	return edges;
}
