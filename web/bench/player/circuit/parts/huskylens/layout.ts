import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 246,
	height: 150,
	pins: column(["SDA", "SCL", "-", "+"], 4, 51, 9.6, LEFT),
};
