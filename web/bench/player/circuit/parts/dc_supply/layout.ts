import { DOWN, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 96,
	height: 64,
	pins: {
		"+": { x: 24, y: 60, ...DOWN },
		"-": { x: 43.2, y: 60, ...DOWN },
	},
};
