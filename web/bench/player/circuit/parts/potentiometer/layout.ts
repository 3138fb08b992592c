import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 76,
	height: 76,
	pins: row(["GND", "SIG", "VCC"], 29, 68.5, 10, DOWN),
	plugs: true,
};
