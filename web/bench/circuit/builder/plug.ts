import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import { type CircuitScene, placedPin } from "#web/bench/player/circuit/circuit-scene.ts";
import type { PartLayout } from "#web/bench/player/circuit/parts/part-layout.ts";
import { type Placing, takenSpots } from "./edit-circuit.ts";
import { fitLegs, type Leg } from "./fit-legs.ts";

/** Where a part would come to lie, or that its legs find no holes there. */
export type Landing = { kind: "placed"; placing: Placing } | { kind: "blocked" };

/** What a part is put into. */
export interface Surroundings {
	circuit: Circuit;
	scene: CircuitScene;
}

/** A part dropped at a position: its legs go into the holes beneath them, where it has legs and there is a breadboard. */
export function landAt(within: Surroundings, part: PlacedPart, layout: PartLayout): Landing {
	const { x, y, rotation = 0 } = part;
	if (!layout.plugs) return { kind: "placed", placing: { x, y, rotation } };
	const holes = within.scene.points.filter((point) => point.hole);
	const fit = fitLegs(legsOf(part, layout), holes, takenSpots(within.circuit, part.id));
	if (fit.kind === "blocked") return fit;
	if (fit.kind === "free") return { kind: "placed", placing: { x, y, rotation } };
	return { kind: "placed", placing: { x: x + fit.dx, y: y + fit.dy, rotation, legs: fit.legs } };
}

/** The part with its first leg in a hole, turned as it is. */
export function landInHole(within: Surroundings, part: PlacedPart, layout: PartLayout, hole: string): Landing {
	const spot = within.scene.pointAt(hole);
	const [first] = legsOf(part, layout);
	if (!spot || !first) return { kind: "blocked" };
	const there = { ...part, x: part.x + spot.x - first.x, y: part.y + spot.y - first.y };
	const landing = landAt(within, there, layout);
	const found = landing.kind === "placed" && landing.placing.legs?.[first.pin] === hole;
	return found ? landing : { kind: "blocked" };
}

/** The part turned by a quarter: about its middle, or where that fits no holes, about one of its legs. */
export function landTurned(within: Surroundings, part: PlacedPart, layout: PartLayout): Landing {
	const turned = { ...part, rotation: ((part.rotation ?? 0) + 90) % 360 };
	const straight = landAt(within, turned, layout);
	if (straight.kind === "placed" && (!part.legs || straight.placing.legs)) return straight;
	for (const [pin, hole] of Object.entries(part.legs ?? {})) {
		const leg = legsOf(turned, layout).find((one) => one.pin === pin);
		const spot = within.scene.pointAt(hole);
		if (!leg || !spot) continue;
		const about = { ...turned, x: turned.x + spot.x - leg.x, y: turned.y + spot.y - leg.y };
		const landing = landAt(within, about, layout);
		if (landing.kind === "placed") return landing;
	}
	return { kind: "blocked" };
}

/** The part's legs where it is held, the first one first. */
function legsOf(part: PlacedPart, layout: PartLayout): Leg[] {
	return Object.entries(layout.pins).map(([pin, position]) => {
		const { x, y } = placedPin(part, layout, position);
		return { pin, x, y };
	});
}
