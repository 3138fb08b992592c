import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 108,
	height: 76,
	pins: column(["VIN", "GND", "SCL", "SDA"], 4, 23.6, 9.6, LEFT),
};
