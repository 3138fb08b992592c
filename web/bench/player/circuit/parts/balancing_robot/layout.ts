import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 300,
	height: 200,
	pins: column(["VCC", "GND", "SCL", "SDA", "M1+", "M1-", "M2+", "M2-"], 4, 90.4, 9.6, LEFT),
};
