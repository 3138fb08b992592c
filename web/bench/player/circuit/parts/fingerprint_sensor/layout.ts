import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 222,
	height: 124,
	pins: column(["VCC", "TX", "RX", "GND"], 4, 28, 9.6, LEFT),
};
