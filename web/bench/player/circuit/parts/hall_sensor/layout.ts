import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 148,
	height: 72,
	pins: row(["VCC", "GND", "OUT"], 64.4, 68, 9.6, DOWN),
	plugs: true,
	body: { left: 54, top: 2, right: 94, bottom: 62 },
};
