import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 176,
	height: 120,
	pins: row(["VCC", "TRIG", "ECHO", "GND"], 25.6, 114, 9.6, DOWN),
	plugs: true,
	body: { left: 4, top: 36, right: 76, bottom: 106 },
};
