import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 224,
	height: 156,
	pins: column(["VIN", "GND", "SCL", "SDA", "INT", "AD0"], 4, 17.4, 9.6, LEFT),
};
