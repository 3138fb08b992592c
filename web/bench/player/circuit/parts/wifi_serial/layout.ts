import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 170,
	height: 225,
	pins: column(["GND", "VCC", "TX", "RX"], 4, 23.2, 9.6, LEFT),
};
