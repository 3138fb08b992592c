import { column, type PartGeometry, RIGHT } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 200,
	height: 61.5,
	pins: column(["VCC", "GND", "DOUT", "AOUT"], 199, 14.6, 9.7, RIGHT),
};
