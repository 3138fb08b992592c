import type { PlacedPart } from "#simulator/circuit.ts";
import { type CircuitScene, placedPin } from "#web/bench/player/circuit/circuit-scene.ts";
import type { PartLayout } from "#web/bench/player/circuit/parts/part-layout.ts";
import { unoLayout } from "#web/bench/player/circuit/uno-layout.ts";
import { boxAround } from "#web/bench/player/circuit/wire-path.ts";
import { sitsIn } from "./edit-circuit.ts";

type Edges = ReturnType<typeof boxAround>;

/** So much of the smaller body must be covered for one part to count as lying on another. */
const COVERED = 0.5;

/** Where a part's body is, in scene pixels. */
export function bodyEdges(part: Pick<PlacedPart, "x" | "y" | "rotation">, layout: PartLayout): Edges {
	const { left, top, right, bottom } = layout.body ?? { left: 0, top: 0, right: layout.width, bottom: layout.height };
	const corners = [
		{ x: left, y: top },
		{ x: right, y: top },
		{ x: left, y: bottom },
		{ x: right, y: bottom },
	];
	return boxAround(corners.map((corner) => placedPin(part, layout, { ...corner, outX: 0, outY: 0 })));
}

/**
 * Whether a part would hide another, or be hidden by one. Parts in a breadboard lie on it; a loose one must not, and
 * nothing lies on the board.
 */
export function coversAnother(scene: CircuitScene, part: PlacedPart, layout: PartLayout): boolean {
	const own = bodyEdges(part, layout);
	const isBase = (kind: string) => kind === "breadboard";
	const isPlugged = Object.keys(part.legs ?? {}).length > 0;
	const board = { left: 0, top: 0, right: unoLayout.width, bottom: unoLayout.height };
	if (!isPlugged && shared(own, board) > 0) return true;
	return scene.parts.some((other) => {
		if (other.part.id === part.id) return false;
		if (sitsIn(other.part, part.id) || (isPlugged && isBase(other.part.kind))) return false;
		const area = shared(own, bodyEdges(other.part, other.layout));
		if (isBase(other.part.kind) || isBase(part.kind)) return area > 0;
		return area > COVERED * Math.min(areaOf(own), areaOf(bodyEdges(other.part, other.layout)));
	});
}

function shared(a: Edges, b: Edges): number {
	const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return width > 0 && height > 0 ? width * height : 0;
}

function areaOf({ left, top, right, bottom }: Edges): number {
	return (right - left) * (bottom - top);
}
