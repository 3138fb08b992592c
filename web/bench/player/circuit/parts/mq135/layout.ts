import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 70,
	height: 100,
	pins: column(["AOUT", "DOUT", "GND", "VCC"], 4, 17.6, 9.6, LEFT),
};
