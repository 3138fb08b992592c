import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 226,
	height: 250,
	pins: {
		...column(["VCC", "TRIG", "ECHO", "GND"], 4, 24.6, 9.6, LEFT),
		...column(["P+", "P-"], 4, 184, 9.6, LEFT),
	},
};
