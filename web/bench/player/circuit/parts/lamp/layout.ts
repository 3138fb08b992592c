import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 84,
	height: 124,
	pins: row(["1", "2"], 32.4, 119, 19.2, DOWN),
};
