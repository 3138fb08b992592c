import { column, LEFT, type PartGeometry, RIGHT } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 168,
	height: 160,
	pins: {
		...column(["VCC", "DIN", "GND"], 3, 61, 9.6, LEFT),
		DOUT: { x: 165, y: 151, ...RIGHT },
	},
};
