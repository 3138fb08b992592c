import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 150,
	height: 136,
	pins: row(["SIG", "VCC", "GND"], 30.4, 130, 9.6, DOWN),
	plugs: true,
	body: { left: 4, top: 0, right: 146, bottom: 116 },
};
