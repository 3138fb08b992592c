import { DOWN, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 36,
	height: 80,
	pins: {
		"1": { x: 13.2, y: 74, ...DOWN },
		"2": { x: 22.8, y: 74, ...DOWN },
	},
	plugs: true,
	body: { left: 4, top: 2, right: 32, bottom: 70 },
};
