import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 44,
	height: 68,
	pins: row(["E", "B", "C"], 12.4, 64, 9.6, DOWN),
	plugs: true,
	body: { left: 2, top: 0, right: 42, bottom: 58 },
};
