import { DOWN, type PartGeometry, row, UP } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 62,
	height: 44.4,
	pins: {
		...row(["LV1", "LV2", "LV", "GND.1", "LV3", "LV4"], 7, 3, 9.6, UP),
		...row(["HV1", "HV2", "HV", "GND.2", "HV3", "HV4"], 7, 41.4, 9.6, DOWN),
	},
	plugs: true,
	body: { left: 1, top: 6, right: 61, bottom: 38.4 },
};
