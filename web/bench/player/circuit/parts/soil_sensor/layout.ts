import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 150,
	height: 126,
	pins: column(["GND", "VCC", "AOUT"], 4, 18.6, 9.6, LEFT),
};
