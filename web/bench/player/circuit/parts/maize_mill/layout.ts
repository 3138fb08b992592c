import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 290,
	height: 184,
	pins: column(["VCC", "GND", "SCL", "SDA"], 4, 16, 9.6, LEFT),
};
