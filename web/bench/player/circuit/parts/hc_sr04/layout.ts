import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 170,
	height: 94.5,
	pins: row(["VCC", "TRIG", "ECHO", "GND"], 71.3, 94.5, 10, DOWN),
	plugs: true,
};
