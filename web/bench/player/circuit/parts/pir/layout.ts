import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 91,
	height: 92.4,
	pins: row(["VCC", "OUT", "GND"], 36.2, 92, 9.7, DOWN),
	plugs: true,
};
