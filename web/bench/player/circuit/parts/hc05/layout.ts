import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 270,
	height: 236,
	pins: column(["STATE", "RXD", "TXD", "GND", "VCC", "EN"], 4, 99.6, 9.6, LEFT),
};
