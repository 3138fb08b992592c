import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 302.4,
	height: 136,
	pins: column(["GND", "VCC", "SDA", "SCL"], 4, 32, 9.5, LEFT),
};
