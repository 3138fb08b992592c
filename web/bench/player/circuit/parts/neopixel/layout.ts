import { m } from "#messages/generated/messages.js";
import { column, LEFT, type PartGeometry, RIGHT } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 190,
	height: 42,
	pins: {
		...column(["VCC", "DIN", "GND"], 3, 11.4, 9.6, LEFT),
		DOUT: { x: 187, y: 21, ...RIGHT },
	},
	print: {
		prop: "pixels",
		label: m.build_pixels,
		otherwise: 8,
		choices: [1, 8, 12, 16],
		text: String,
	},
};
