import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import { type CircuitScene, sceneOf } from "#web/bench/player/circuit/circuit-scene.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import type { PartLayout } from "#web/bench/player/circuit/parts/part-layout.ts";
import { unoLayout } from "#web/bench/player/circuit/uno-layout.ts";
import { addPart, type Placing, putPart, sitsIn } from "./edit-circuit.ts";
import { freeMiddle } from "./new-part.ts";
import { coversAnother } from "./overlap.ts";
import { type Landing, landAt, landTurned, type Surroundings } from "./plug.ts";
import type { Point } from "./view-port.ts";

/** Why parts cannot be where they were dropped: their legs find no free holes, or they would hide another part. */
export type MoveRefusal = "no_room" | "covered";

export interface Move {
	id: string;
	placing: Placing;
}

/** A new part where it is dropped, or next to it where it would hide another. */
export function addedPart(within: Surroundings, part: PlacedPart): PlacedPart | MoveRefusal {
	return droppedPart(within, part, part);
}

/** The placing of a part that was moved to `moved`, or next to it. */
export function droppedAt(within: Surroundings, part: PlacedPart, moved: PlacedPart): Placing | MoveRefusal {
	const dropped = droppedPart(within, part, moved);
	return typeof dropped === "string" ? dropped : placingOf(dropped);
}

function droppedPart(within: Surroundings, part: PlacedPart, moved: PlacedPart): PlacedPart | MoveRefusal {
	const layout = layoutOf(part);
	const landing = landAt(within, moved, layout);
	if (landing.kind === "blocked") return "no_room";
	return clearOf(within.scene, placedAt(part, landing.placing), layout) ?? "covered";
}

/** Moves parts together; what is plugged into a chosen breadboard moves with it. */
export function movedBy(circuit: Circuit, ids: readonly string[], dx: number, dy: number): Move[] | MoveRefusal {
	const alone = unplugged(circuit.parts.filter(({ id }) => ids.includes(id)));
	const moves: Move[] = [];
	let rest: Circuit = { ...circuit, parts: circuit.parts.filter((part) => !alone.includes(part)) };
	for (const part of alone) {
		const within = surroundingsOf(rest);
		const layout = layoutOf(part);
		const landing = landAt(within, { ...part, x: part.x + dx, y: part.y + dy }, layout);
		if (landing.kind === "blocked") return "no_room";
		const placed = placedAt(part, landing.placing);
		if (part.kind !== "breadboard" && coversAnother(within.scene, placed, layout)) return "covered";
		moves.push({ id: part.id, placing: landing.placing });
		rest = { ...rest, parts: [...rest.parts, placed] };
	}
	return moves;
}

/** The circuit as it is seen while a part is held somewhere, and the other chosen parts with it: no leg is plugged in yet. */
export function heldScene(circuit: Circuit, held: PlacedPart, at: Point, chosen: readonly string[]): CircuitScene {
	const [dx, dy] = [at.x - held.x, at.y - held.y];
	const moved = chosen.includes(held.id) ? circuit.parts.filter(({ id }) => chosen.includes(id)) : [held];
	const next = unplugged(moved).reduce(
		(now, part) => {
			return putPart(now, part.id, placingOf({ ...part, x: part.x + dx, y: part.y + dy }));
		},
		addPart(circuit, held),
	);
	return sceneOf(next, unoLayout, layoutOf);
}

/** Those of the parts that are plugged into none of the others, which moves them. */
function unplugged(parts: readonly PlacedPart[]): PlacedPart[] {
	return parts.filter((part) => !parts.some(({ id }) => sitsIn(part, id)));
}

/** Turns parts by a quarter, each about its own middle. */
export function turnedParts(circuit: Circuit, ids: readonly string[]): Move[] | MoveRefusal {
	const moves: Move[] = [];
	let now = circuit;
	for (const id of ids) {
		const part = now.parts.find((one) => one.id === id);
		if (!part) continue;
		const within = surroundingsOf(now);
		const placing = turnedPlacing(within, part, landTurned(within, part, layoutOf(part)));
		if (!placing) return "no_room";
		moves.push({ id, placing });
		now = putPart(now, id, placing);
	}
	return moves;
}

function turnedPlacing(within: Surroundings, part: PlacedPart, landing: Landing): Placing | null {
	if (landing.kind === "placed") return landing.placing;
	if (part.legs) return null;
	const turned = { ...part, rotation: ((part.rotation ?? 0) + 90) % 360 };
	const clear = clearOf(within.scene, turned, layoutOf(part));
	return clear && placingOf(clear);
}

function surroundingsOf(circuit: Circuit): Surroundings {
	return { circuit, scene: sceneOf(circuit, unoLayout, layoutOf) };
}

function placedAt({ legs: _legs, ...part }: PlacedPart, { rotation, ...placing }: Placing): PlacedPart {
	const { rotation: _before, ...rest } = part;
	return { ...rest, ...placing, ...(rotation ? { rotation } : {}) };
}

function placingOf({ x, y, rotation, legs }: PlacedPart): Placing {
	return { x, y, rotation: rotation ?? 0, ...(legs ? { legs } : {}) };
}

/** The part where it hides no other: a loose one moves to the nearest free spot; null for one whose holes are covered. */
function clearOf(scene: CircuitScene, part: PlacedPart, layout: PartLayout): PlacedPart | null {
	if (!coversAnother(scene, part, layout)) return part;
	if (part.legs) return null;
	const others = { ...scene, parts: scene.parts.filter((one) => one.part.id !== part.id) };
	const middle = freeMiddle(others, part, { x: part.x + layout.width / 2, y: part.y + layout.height / 2 });
	return { ...part, x: middle.x - layout.width / 2, y: middle.y - layout.height / 2 };
}
