import { DOWN, type PartGeometry, UP } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 150,
	height: 162,
	pins: {
		GND: { x: 32, y: 126, ...DOWN },
		DQ: { x: 12, y: 14, ...UP },
		VDD: { x: 12, y: 126, ...DOWN },
	},
};
