import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 164,
	height: 216,
	pins: row(["R1", "R2", "R3", "R4", "C1", "C2", "C3", "C4"], 48.4, 211, 9.6, DOWN),
};
