import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 140,
	height: 84,
	pins: column(["32K", "SQW", "SCL", "SDA", "VCC", "GND"], 4, 18, 9.6, LEFT),
};
