import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 170,
	height: 119.5,
	pins: column(["GND", "V+", "PWM"], 0, 50, 9.5, LEFT),
};
