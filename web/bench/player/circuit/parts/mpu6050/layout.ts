import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 148,
	height: 96,
	pins: column(["VCC", "GND", "SCL", "SDA", "XDA", "XCL", "AD0", "INT"], 4, 14.4, 9.6, LEFT),
};
