import { LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 132,
	height: 84,
	pins: {
		"+": { x: 4, y: 30, ...LEFT },
		"-": { x: 4, y: 54, ...LEFT },
	},
};
