import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 274,
	height: 185,
	pins: {
		...column(["GND", "VCC", "AOUT"], 4, 18.6, 9.6, LEFT),
		...column(["P+", "P-"], 4, 163, 9.6, LEFT),
	},
};
