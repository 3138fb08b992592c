import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 70,
	height: 86,
	pins: column(["VCC", "GND", "SCL", "SDA", "CSB", "SDO"], 4, 11, 9.6, LEFT),
};
