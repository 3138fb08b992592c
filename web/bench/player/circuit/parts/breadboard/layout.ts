import type { PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";
import { BREADBOARD_SIZE, HOLES } from "./holes.ts";

export const layout: PartGeometry = {
	...BREADBOARD_SIZE,
	pins: Object.fromEntries(HOLES.map(({ name, x, y }) => [name, { x, y, outX: 0, outY: 0 }])),
};
