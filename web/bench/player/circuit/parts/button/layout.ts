import { LEFT, type PartGeometry, RIGHT } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 67,
	height: 45,
	pins: {
		"1.l": { x: 0, y: 13, ...LEFT },
		"2.l": { x: 0, y: 32, ...LEFT },
		"1.r": { x: 67, y: 13, ...RIGHT },
		"2.r": { x: 67, y: 32, ...RIGHT },
	},
	plugs: true,
	body: { left: 8, top: 0, right: 59, bottom: 45 },
	fresh: { rotation: 90 },
};
