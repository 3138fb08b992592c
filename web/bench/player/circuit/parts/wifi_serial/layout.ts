import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 270,
	height: 236,
	pins: column(["GND", "VCC", "TX", "RX"], 4, 109.2, 9.6, LEFT),
};
