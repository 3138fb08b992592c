import { DOWN, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 40,
	height: 72,
	pins: {
		"1": { x: 10.4, y: 66, ...DOWN },
		"2": { x: 29.6, y: 66, ...DOWN },
	},
	plugs: true,
	body: { left: 2, top: 2, right: 38, bottom: 62 },
};
