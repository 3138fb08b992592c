import { column, DOWN, LEFT, type PartGeometry, RIGHT, row } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 168,
	height: 168,
	pins: {
		...column(["OUT1", "OUT2"], 4, 54, 19.2, LEFT),
		...column(["OUT3", "OUT4"], 164, 54, 19.2, RIGHT),
		...row(["VS", "GND", "5V"], 26, 164, 19.2, DOWN),
		...row(["ENA", "IN1", "IN2", "IN3", "IN4", "ENB"], 102, 164, 9.6, DOWN),
	},
};
