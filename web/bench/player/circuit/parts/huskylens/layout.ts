import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 200,
	height: 190,
	pins: column(["SDA", "SCL", "-", "+"], 4, 51, 9.6, LEFT),
};
