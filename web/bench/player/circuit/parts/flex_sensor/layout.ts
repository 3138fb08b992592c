import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 66,
	height: 132,
	pins: row(["1", "2"], 10, 128, 9.6, DOWN),
	plugs: true,
	body: { left: 2, top: 6, right: 65, bottom: 122 },
};
