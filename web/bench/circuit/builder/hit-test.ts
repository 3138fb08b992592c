import type { CircuitScene, ScenePart } from "#web/bench/player/circuit/circuit-scene.ts";
import { nearest } from "./fit-legs.ts";
import type { Point } from "./view-port.ts";
import type { BendHandle } from "./wire-bends.ts";

/** What lies under a point of the scene. */
export type Target =
	| { kind: "point"; endpoint: string }
	| { kind: "part"; id: string }
	| { kind: "wire"; key: string }
	| { kind: "bend"; handle: BendHandle }
	| { kind: "ground" };

/** This near to its middle, in scene pixels, a pin is meant even where a part or a wire lies over it. */
const EXACT = 4;

interface Reach {
	/** How far from a pin a press may be, in scene pixels: a finger is wider than a mouse. */
	pin: number;
	/** How far from the middle of a wire, in scene pixels. */
	wire: number;
}

/** What a pointer means: a handle of the chosen wire, a pin exactly under it, else a wire, a part, a pin within reach, the ground. */
export function hitAt(scene: CircuitScene, at: Point, reach: Reach, handles: readonly BendHandle[] = []): Target {
	const handle = nearest(handles, at, reach.wire + 2);
	if (handle) return { kind: "bend", handle };
	const body = bodyAt(scene, at);
	const isCovered = body !== undefined && body.part.kind !== "breadboard";
	const exact = nearest(isCovered ? scene.points.filter((pin) => !pin.hole) : scene.points, at, EXACT);
	if (exact) return { kind: "point", endpoint: exact.endpoint };
	const wire = scene.wires.find(({ curve }) =>
		curve.some((point) => Math.hypot(point.x - at.x, point.y - at.y) < reach.wire),
	);
	if (wire) return { kind: "wire", key: wire.id };
	if (isCovered) return { kind: "part", id: body.part.id };
	const near = nearest(scene.points, at, reach.pin);
	if (near) return { kind: "point", endpoint: near.endpoint };
	return body ? { kind: "part", id: body.part.id } : { kind: "ground" };
}

/** What a pen means that draws wires: the nearest pin or hole within reach, whatever lies over it. */
export function penAt(scene: CircuitScene, at: Point, reach: number): Target {
	const near = nearest(scene.points, at, reach);
	return near ? { kind: "point", endpoint: near.endpoint } : { kind: "ground" };
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
