import { column, LEFT, type PartGeometry } from "../part-layout.ts";

export const layout: PartGeometry = {
	width: 108,
	height: 76,
	pins: column(["VIN", "GND", "SCL", "SDA"], 4, 23.6, 9.6, LEFT),
};
