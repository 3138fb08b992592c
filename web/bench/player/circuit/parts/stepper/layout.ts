import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 220,
	height: 108,
	pins: column(["IN1", "IN2", "IN3", "IN4", "GND", "VCC"], 4, 30, 9.6, LEFT),
};
