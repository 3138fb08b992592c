import { column, LEFT, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 212,
	height: 124,
	pins: column(["SDA", "SCK", "MOSI", "MISO", "IRQ", "GND", "RST", "3.3V"], 4, 28, 9.6, LEFT),
};
