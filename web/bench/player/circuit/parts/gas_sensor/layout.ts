import { column, type PartGeometry, RIGHT } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 137,
	height: 62.8,
	pins: column(["AOUT", "DOUT", "GND", "VCC"], 137, 16.5, 9.9, RIGHT),
};
