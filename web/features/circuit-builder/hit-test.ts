import type { CircuitScene, ScenePart, ScenePin } from "#web/circuit/circuit-scene.ts";
import { nearest } from "./fit-legs.ts";
import type { Point } from "./view-port.ts";

/** What lies under a point of the scene. */
export type Target =
	| { kind: "point"; endpoint: string }
	| { kind: "part"; id: string }
	| { kind: "wire"; key: string }
	| { kind: "ground" };

/** This near to its middle, in scene pixels, a pin is meant even where a part or a wire lies over it. */
const EXACT = 4;
const WIRE_HALF = 4;

/**
 * What a pointer means: a pin exactly under it, else a wire, a part, a pin within reach, the ground.
 * @param reach how far from a pin it may be, in scene pixels: a finger is wider than a mouse
 */
export function hitAt(scene: CircuitScene, at: Point, reach: number): Target {
	const body = bodyAt(scene, at);
	const open = body && body.part.kind !== "breadboard" ? scene.points.filter((pin) => !isCovered(pin)) : scene.points;
	const exact = nearest(open, at, EXACT);
	if (exact) return { kind: "point", endpoint: exact.endpoint };
	const wire = scene.wires.find(({ curve }) =>
		curve.some((spot) => Math.hypot(spot.x - at.x, spot.y - at.y) < WIRE_HALF),
	);
	if (wire) return { kind: "wire", key: wire.id };
	if (body && body.part.kind !== "breadboard") return { kind: "part", id: body.part.id };
	const near = nearest(scene.points, at, reach);
	if (near) return { kind: "point", endpoint: near.endpoint };
	return body ? { kind: "part", id: body.part.id } : { kind: "ground" };
}

/** The uppermost part at a point; breadboards lie under everything. */
function bodyAt(scene: CircuitScene, at: Point): ScenePart | undefined {
	const found = scene.parts.filter((part) => isInside(part, at));
	return found.findLast(({ part }) => part.kind !== "breadboard") ?? found.at(-1);
}

function isInside({ part, layout }: ScenePart, at: Point): boolean {
	const turn = (-(part.rotation ?? 0) * Math.PI) / 180;
	const [dx, dy] = [at.x - part.x - layout.width / 2, at.y - part.y - layout.height / 2];
	const x = layout.width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn);
	const y = layout.height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn);
	const { left, top, right, bottom } = layout.body ?? { left: 0, top: 0, right: layout.width, bottom: layout.height };
	return x >= left && x <= right && y >= top && y <= bottom;
}

/** A hole: a part that lies over it hides it. */
function isCovered(pin: ScenePin): boolean {
	return pin.hole;
}
