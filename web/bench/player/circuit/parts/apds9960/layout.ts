import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 190,
	height: 150,
	pins: column(["INT", "SCL", "SDA", "VCC", "GND"], 4, 55.8, 9.6, LEFT),
};
