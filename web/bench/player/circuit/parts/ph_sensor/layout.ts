import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 250,
	height: 168,
	pins: column(["VCC", "GND", "PO"], 4, 100, 9.6, LEFT),
};
