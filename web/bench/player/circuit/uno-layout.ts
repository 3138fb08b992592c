import { m } from "#messages/generated/messages.js";
import type { PartLayout } from "./parts/part-layout.ts";

/** The upper headers lead up, the lower ones down. Each name is followed by how far to the right the drawing has it. */
const UPPER =
	"A5.2 87 A4.2 97 AREF 106 GND.1 115.5 13 125 12 134.5 11 144 10 153.5 9 163 8 173 7 189 6 198.5 5 208 4 217.5 3 227 2 236.5 1 246 0 255.5";
const LOWER =
	"IOREF 131 RESET 140.5 3.3V 150 5V 160 GND.2 169.5 GND.3 179 VIN 188.5 A0 208 A1 217.5 A2 227 A3 236.5 A4 246 A5 255.5";

/** The board's pins where its drawing (an element of Wokwi's, which comes later) has them. */
export const unoLayout: PartLayout = {
	width: 274,
	height: 202,
	name: m.part_uno(),
	pins: { ...header(UPPER, 9, -1), ...header(LOWER, 191.5, 1) },
};

function header(positions: string, y: number, outY: number): PartLayout["pins"] {
	const pairs = positions.match(/\S+ \S+/g) ?? [];
	return Object.fromEntries(
		pairs.map((pair) => {
			const [name = "", x] = pair.split(" ");
			return [name, { x: Number(x), y, outX: 0, outY, label: printedName(name) }] as const;
		}),
	);
}

/** "GND.1" is printed GND on the board. */
function printedName(pin: string): string {
	return pin.replace(/\.\d$/, "");
}
