import { type PartGeometry, row, UP } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 150,
	height: 120,
	pins: row(["VIN", "SDA", "SCL", "GND", "INT"], 25.8, 7, 9.6, UP),
};
