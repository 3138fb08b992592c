import { DOWN, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 104,
	height: 88,
	pins: {
		"-": { x: 24.8, y: 82, ...DOWN },
		"+": { x: 45.8, y: 82, ...DOWN },
	},
	plugs: true,
	body: { left: 2, top: 2, right: 70, bottom: 84 },
};
