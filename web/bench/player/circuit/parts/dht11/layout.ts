import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 57,
	height: 116.7,
	pins: row(["VCC", "SDA", "NC", "GND"], 15, 114.9, 9.6, DOWN),
	plugs: true,
};
