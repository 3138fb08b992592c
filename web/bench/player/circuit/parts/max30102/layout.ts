import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 150,
	height: 136,
	pins: column(["VIN", "SDA", "SCL", "GND", "INT"], 4, 58, 9.6, LEFT),
};
