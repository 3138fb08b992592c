import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 270,
	height: 159,
	pins: column(["VCC", "RXD", "TXD", "GND"], 4, 75.6, 9.6, LEFT),
};
