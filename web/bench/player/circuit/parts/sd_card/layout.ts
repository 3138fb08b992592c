import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 150,
	height: 84,
	pins: column(["CS", "SCK", "MOSI", "MISO", "VCC", "GND"], 4, 18, 9.6, LEFT),
};
