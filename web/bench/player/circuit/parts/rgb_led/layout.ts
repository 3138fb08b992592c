import { DOWN, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 42,
	height: 73,
	pins: {
		R: { x: 8.5, y: 44, ...DOWN },
		COM: { x: 18, y: 54, ...DOWN },
		G: { x: 26.4, y: 44, ...DOWN },
		B: { x: 35.7, y: 44, ...DOWN },
	},
	plugs: true,
	body: { left: 4, top: 0, right: 38, bottom: 52 },
};
