import type { Circuit, PlacedPart, Wire, WireColor } from "#simulator/circuit.ts";
import {
	addCopies,
	addPart,
	addWire,
	bendWire,
	colorWire,
	type Placing,
	putPart,
	removeAll,
	type Selection,
	setProps,
} from "./edit-circuit.ts";

/** A circuit under construction, with the way back and forth. */
export interface Building {
	circuit: Circuit;
	/** Former circuits, the last one last. */
	past: readonly Circuit[];
	/** Circuits that were taken back, the next one last. */
	future: readonly Circuit[];
}

export type BuildStep =
	| { type: "part_added"; part: PlacedPart }
	| { type: "part_put"; id: string; placing: Placing }
	| { type: "parts_put"; placings: readonly { id: string; placing: Placing }[] }
	| { type: "copied"; copies: Pick<Circuit, "parts" | "wires"> }
	| { type: "removed"; what: Selection }
	| { type: "props_set"; id: string; props: Record<string, string | number> }
	| { type: "wire_drawn"; wire: Wire }
	| { type: "wire_bent"; key: string; bends: readonly { x: number; y: number }[] }
	| { type: "wires_colored"; keys: readonly string[]; color: WireColor }
	/** Begun again, or wired by the project. */
	| { type: "replaced"; circuit: Circuit };

export type BuildEvent = BuildStep | { type: "undone" } | { type: "redone" };

/** Steps that can be taken back. */
const MOST_STEPS = 100;

export function beginBuilding(circuit: Circuit): Building {
	return { circuit, past: [], future: [] };
}

/** The next state; the same one where the event changes nothing. */
export function nextBuilding(building: Building, event: BuildEvent): Building {
	const { circuit, past, future } = building;
	if (event.type === "undone") {
		const before = past.at(-1);
		return before ? { circuit: before, past: past.slice(0, -1), future: [...future, circuit] } : building;
	}
	if (event.type === "redone") {
		const after = future.at(-1);
		return after ? { circuit: after, past: [...past, circuit], future: future.slice(0, -1) } : building;
	}
	const next = edited(circuit, event);
	if (next === circuit) return building;
	return { circuit: next, past: [...past.slice(1 - MOST_STEPS), circuit], future: [] };
}

function edited(circuit: Circuit, step: BuildStep): Circuit {
	switch (step.type) {
		case "part_added":
			return addPart(circuit, step.part);
		case "part_put":
			return putPart(circuit, step.id, step.placing);
		case "parts_put":
			return step.placings.reduce((now, { id, placing }) => putPart(now, id, placing), circuit);
		case "copied":
			return addCopies(circuit, step.copies);
		case "removed":
			return removeAll(circuit, step.what);
		case "props_set":
			return setProps(circuit, step.id, step.props);
		case "wire_drawn":
			return addWire(circuit, step.wire);
		case "wire_bent":
			return bendWire(circuit, step.key, step.bends);
		case "wires_colored":
			return step.keys.reduce((now, key) => colorWire(now, key, step.color), circuit);
		case "replaced":
			return step.circuit;
	}
}
