import { DOWN, type PartGeometry, row, UP } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 79.2,
	height: 34.8,
	pins: {
		...row(["Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "GND"], 6, 31.8, 9.6, DOWN),
		...row(["VCC", "Q0", "DS", "OE", "STCP", "SHCP", "MR", "Q7S"], 6, 3, 9.6, UP),
	},
	plugs: true,
	body: { left: 2, top: 5, right: 77, bottom: 30 },
};
