import { type PartGeometry, UP } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 68,
	height: 128,
	pins: {
		"+": { x: 20, y: 4, ...UP },
		"-": { x: 48, y: 4, ...UP },
	},
};
