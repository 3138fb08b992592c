import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 282,
	height: 190,
	pins: column(["E+", "E-", "A-", "A+"], 4, 131.6, 9.6, LEFT),
};
