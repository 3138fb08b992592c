import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 170,
	height: 200,
	pins: column(["VCC", "GND", "S0", "S1", "S2", "S3", "OE", "OUT"], 4, 9.6, 9.6, LEFT),
};
