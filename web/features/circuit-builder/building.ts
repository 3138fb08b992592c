import type { Circuit, PlacedPart, Wire, WireColor } from "#simulator/circuit.ts";
import {
	addPart,
	addWire,
	colorWire,
	type Placing,
	putPart,
	removePart,
	removeWire,
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
	| { type: "part_removed"; id: string }
	| { type: "props_set"; id: string; props: Record<string, string | number> }
	| { type: "wire_drawn"; wire: Wire }
	| { type: "wire_removed"; key: string }
	| { type: "wire_colored"; key: string; color: WireColor }
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
		case "part_removed":
			return removePart(circuit, step.id);
		case "props_set":
			return setProps(circuit, step.id, step.props);
		case "wire_drawn":
			return addWire(circuit, step.wire);
		case "wire_removed":
			return removeWire(circuit, step.key);
		case "wire_colored":
			return colorWire(circuit, step.key, step.color);
		case "replaced":
			return step.circuit;
	}
}
