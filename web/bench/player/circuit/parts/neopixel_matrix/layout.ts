import { column, LEFT, type PartGeometry, RIGHT } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 152,
	height: 146,
	pins: {
		...column(["VCC", "DIN", "GND"], 3, 60, 9.6, LEFT),
		DOUT: { x: 149, y: 137, ...RIGHT },
	},
};
