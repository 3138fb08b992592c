import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 70,
	height: 144,
	pins: column(["CS", "SCK", "MOSI", "MISO", "VCC", "GND"], 4, 18, 9.6, LEFT),
};
