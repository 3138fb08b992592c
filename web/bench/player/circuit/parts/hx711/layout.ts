import { column, LEFT, type PartGeometry, RIGHT } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 128,
	height: 76,
	pins: {
		...column(["GND", "DT", "SCK", "VCC"], 4, 23.6, 9.6, LEFT),
		...column(["E+", "E-", "A-", "A+"], 124, 23.6, 9.6, RIGHT),
	},
};
