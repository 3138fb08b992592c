import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 92,
	height: 160,
	pins: row(["VCC", "GND", "SIG"], 36.4, 154, 9.6, DOWN),
	plugs: true,
	body: { left: 4, top: 2, right: 88, bottom: 148 },
};
