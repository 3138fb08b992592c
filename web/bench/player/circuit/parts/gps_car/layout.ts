import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 284,
	height: 200,
	pins: column(["M1+", "M1-", "M2+", "M2-", "VCC", "GND", "TX", "RX", "SCL", "SDA", "SW"], 4, 74.8, 9.6, LEFT),
};
