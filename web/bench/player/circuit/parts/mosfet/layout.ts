import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 52,
	height: 96,
	pins: row(["G", "D", "S"], 16.4, 92, 9.6, DOWN),
	plugs: true,
	body: { left: 2, top: 0, right: 50, bottom: 84 },
};
