import { BOARD_ID } from "#simulator/board/uno-pins.ts";
import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import type { CircuitScene } from "#web/bench/player/circuit/circuit-scene.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import type { Point } from "./view-port.ts";

/** A part of the tray: what it is, and what is printed on it. */
export type TrayPart = Pick<PlacedPart, "kind" | "props" | "rotation">;

/** An id that no part of the circuit has: `led`, `led2`. */
export function newPartId(circuit: Circuit, kind: string): string {
	const taken = new Set([BOARD_ID, ...circuit.parts.map(({ id }) => id)]);
	for (let number = 1; ; number += 1) {
		const id = number === 1 ? kind : `${kind}${number}`;
		if (!taken.has(id)) return id;
	}
}

/** The part with its middle at a point. */
export function partAt(circuit: Circuit, { kind, props, rotation }: TrayPart, middle: Point): PlacedPart {
	const { width = 0, height = 0 } = layoutOf({ kind }) ?? {};
	return {
		id: newPartId(circuit, kind),
		kind,
		x: middle.x - width / 2,
		y: middle.y - height / 2,
		...(rotation ? { rotation } : {}),
		...(props ? { props } : {}),
	};
}

const GAP = 16;
const STEP = 24;

/** The middle of a free area for a part, as near to `wanted` as possible. */
export function freeMiddle(scene: CircuitScene, part: TrayPart, wanted: Point): Point {
	const { width = 0, height = 0 } = layoutOf(part) ?? {};
	const others = [
		{ x: 0, y: 0, width: 274, height: 202 },
		...scene.parts.map((one) => ({ x: one.part.x, y: one.part.y, width: one.layout.width, height: one.layout.height })),
	];
	const isFree = ({ x, y }: Point) =>
		others.every(
			(other) =>
				x + width / 2 + GAP < other.x ||
				x - width / 2 - GAP > other.x + other.width ||
				y + height / 2 + GAP < other.y ||
				y - height / 2 - GAP > other.y + other.height,
		);
	for (let ring = 0; ring < 60; ring += 1) {
		for (let turn = 0; turn < Math.max(1, ring * 6); turn += 1) {
			const angle = (turn / Math.max(1, ring * 6)) * 2 * Math.PI;
			const spot = {
				x: Math.round(wanted.x + Math.cos(angle) * ring * STEP),
				y: Math.round(wanted.y + Math.sin(angle) * ring * STEP),
			};
			if (isFree(spot)) return spot;
		}
	}
	return wanted;
}
