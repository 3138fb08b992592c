import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 48,
	height: 128,
	pins: row(["R", "Y", "G", "GND"], 9.6, 124, 9.6, DOWN),
	plugs: true,
	body: { left: 2, top: 2, right: 46, bottom: 112 },
};
