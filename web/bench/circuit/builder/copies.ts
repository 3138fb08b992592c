import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import type { CircuitScene } from "#web/bench/player/circuit/circuit-scene.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { partOf, pinOf, type Selection } from "./edit-circuit.ts";
import { newPartId } from "./new-part.ts";
import { bodyEdges, coversAnother } from "./overlap.ts";

const STEP = 24;
const MOST_STEPS = 60;

/**
 * Copies of the chosen parts with the wires among them, beside the originals where they hide nothing. A copy is out of
 * the holes, unless its breadboard is copied too.
 */
export function copiesOf(
	circuit: Circuit,
	scene: CircuitScene,
	{ parts }: Selection,
): Pick<Circuit, "parts" | "wires"> {
	const originals = circuit.parts.filter(({ id }) => parts.includes(id));
	const ids = new Map<string, string>();
	let growing = circuit;
	for (const part of originals) {
		const id = newPartId(growing, part.kind);
		ids.set(part.id, id);
		growing = { ...growing, parts: [...growing.parts, { ...part, id }] };
	}
	const renamed = (endpoint: string) => `${ids.get(partOf(endpoint))}.${pinOf(endpoint)}`;
	const isCopied = (endpoint: string) => ids.has(partOf(endpoint));
	const copies = originals.map(({ legs, ...part }): PlacedPart => {
		const kept = Object.entries(legs ?? {}).filter(([, hole]) => isCopied(hole));
		const plugged =
			kept.length > 0 ? { legs: Object.fromEntries(kept.map(([pin, hole]) => [pin, renamed(hole)])) } : {};
		return { ...part, ...plugged, id: ids.get(part.id) ?? part.id };
	});
	const wires = circuit.wires
		.filter(({ from, to }) => isCopied(from) && isCopied(to))
		.map(({ bends: _bends, ...wire }) => ({ ...wire, from: renamed(wire.from), to: renamed(wire.to) }));
	const by = freeOffset(scene, copies);
	return { parts: copies.map((part) => ({ ...part, x: part.x + by.x, y: part.y + by.y })), wires };
}

/** How far a group must be moved to hide nothing: to the right, else down, else up. */
function freeOffset(scene: CircuitScene, group: readonly PlacedPart[]): { x: number; y: number } {
	const fits = (x: number, y: number) =>
		group.every((part) => {
			const moved = { ...part, x: part.x + x, y: part.y + y };
			return !coversAnother(scene, moved, layoutOf(part)) && !touches(scene, moved);
		});
	for (let step = 1; step < MOST_STEPS; step += 1)
		for (const [x, y] of [
			[step * STEP, 0],
			[0, step * STEP],
			[0, -step * STEP],
		] as const)
			if (fits(x, y)) return { x, y };
	return { x: STEP, y: STEP };
}

/** Even the edge of another part would look like one heap. */
function touches(scene: CircuitScene, part: PlacedPart): boolean {
	const own = bodyEdges(part, layoutOf(part));
	return scene.parts.some((other) => {
		const { left, top, right, bottom } = bodyEdges(other.part, other.layout);
		return own.left < right && own.right > left && own.top < bottom && own.bottom > top;
	});
}
