import { LEFT, type PartGeometry, RIGHT } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 52,
	height: 14,
	pins: { A: { x: 2, y: 7, ...LEFT }, C: { x: 50, y: 7, ...RIGHT } },
	plugs: true,
	body: { left: 6, top: -3, right: 46, bottom: 17 },
};
