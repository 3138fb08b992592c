import { type PartGeometry, row, UP } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 152,
	height: 120,
	pins: row(["GND", "VCC", "SCL", "SDA"], 61.6, 6, 9.6, UP),
};
