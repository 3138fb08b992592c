import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 300,
	height: 250,
	pins: column(["VCC", "GND", "MAIN", "SIDE"], 4, 196.6, 9.6, LEFT),
};
