import type { Circuit } from "#simulator/circuit.ts";
import type { CircuitScene } from "#web/bench/player/circuit/circuit-scene.ts";
import { boxAround } from "#web/bench/player/circuit/wire-path.ts";
import { type Selection, wireKey } from "./edit-circuit.ts";
import type { Target } from "./hit-test.ts";
import { bodyEdges } from "./overlap.ts";
import type { Point } from "./view-port.ts";

export const NOTHING: Selection = { parts: [], wires: [] };

/**
 * What is selected after something was pressed: that alone, or nothing where nothing lies there. `adds`: the part or wire
 * joins the others, or leaves them.
 */
export function selectedAfter(selection: Selection, target: Target, adds: boolean): Selection {
	if (target.kind === "part") {
		return adds ? { ...selection, parts: toggled(selection.parts, target.id) } : { parts: [target.id], wires: [] };
	}
	if (target.kind === "wire") {
		return adds ? { ...selection, wires: toggled(selection.wires, target.key) } : { parts: [], wires: [target.key] };
	}
	return adds || target.kind === "bend" ? selection : NOTHING;
}

function toggled(all: readonly string[], one: string): string[] {
	return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}

/** The parts whose bodies lie wholly in a frame. */
export function partsWithin(scene: CircuitScene, start: Point, end: Point): string[] {
	const frame = boxAround([start, end]);
	return scene.parts.flatMap(({ part, layout }) => {
		const { left, top, right, bottom } = bodyEdges(part, layout);
		const inside = left >= frame.left && top >= frame.top && right <= frame.right && bottom <= frame.bottom;
		return inside ? [part.id] : [];
	});
}

/** What is left of a selection in a circuit that has changed. */
export function stillThere(selection: Selection, circuit: Circuit): Selection {
	const parts = selection.parts.filter((id) => circuit.parts.some((part) => part.id === id));
	const wires = selection.wires.filter((key) => circuit.wires.some((wire) => wireKey(wire) === key));
	return { parts, wires };
}
