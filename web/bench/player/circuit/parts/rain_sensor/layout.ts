import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 128,
	height: 176,
	pins: row(["VCC", "GND", "DO", "AO"], 49.6, 170, 9.6, DOWN),
	plugs: true,
	body: { left: 4, top: 2, right: 124, bottom: 164 },
};
