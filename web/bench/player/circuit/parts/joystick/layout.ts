import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 103,
	height: 120,
	pins: row(["VCC", "VERT", "HORZ", "SEL", "GND"], 33, 115.8, 9.6, DOWN),
};
