import { BREADBOARD_SIZE, HOLES } from "../../building/holes.ts";
import type { PartGeometry } from "../part-layout.ts";

export const layout: PartGeometry = {
	...BREADBOARD_SIZE,
	pins: Object.fromEntries(HOLES.map(({ name, x, y }) => [name, { x, y, outX: 0, outY: 0 }])),
};
