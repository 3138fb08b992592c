/** The board's id in every circuit. */
export const BOARD_ID = "uno";

/** A pin of the Uno that a program can use: its port and bit, and its ADC channel where it has one. */
export interface UnoPin {
	readonly name: string;
	readonly port: "B" | "C" | "D";
	readonly bit: number;
	readonly channel?: number;
}

function pins(port: UnoPin["port"], names: readonly string[]): UnoPin[] {
	return names.map((name, bit) =>
		name.startsWith("A") ? { name, port, bit, channel: Number(name.slice(1)) } : { name, port, bit },
	);
}

/** Every pin a program can use, D0 to D13 and A0 to A5, under the name printed on the board. */
export const UNO_PINS: readonly UnoPin[] = [
	...pins("D", ["0", "1", "2", "3", "4", "5", "6", "7"]),
	...pins("B", ["8", "9", "10", "11", "12", "13"]),
	...pins("C", ["A0", "A1", "A2", "A3", "A4", "A5"]),
];

/** Pins that hold a fixed voltage. */
export const UNO_SUPPLIES: Readonly<Record<string, number>> = {
	"5V": 5,
	IOREF: 5,
	VIN: 5,
	AREF: 5,
	RESET: 5,
	"3.3V": 3.3,
	"GND.1": 0,
	"GND.2": 0,
	"GND.3": 0,
};

/** The pins of the chip's I2C. */
export const UNO_I2C = { sda: "A4", scl: "A5" } as const;

/** The pins of the chip's SPI. */
export const UNO_SPI = { sck: "13", mosi: "11", miso: "12" } as const;

/** The pins of the chip's analog comparator, AIN0 and AIN1. */
export const UNO_COMPARATOR = { positive: "6", negative: "7" } as const;

/** Whether the analog comparator can read a pin: directly, or through the ADC's multiplexer. */
export function canBeCompared({ name, channel }: UnoPin): boolean {
	return channel !== undefined || name === UNO_COMPARATOR.positive || name === UNO_COMPARATOR.negative;
}

/** The second holes for A4 and A5 beside AREF, as on the R3 board. */
const UNO_TWINS: readonly (readonly [string, string])[] = [
	["A4", "A4.2"],
	["A5", "A5.2"],
];

/** Every hole of the board's headers. */
export const UNO_PIN_NAMES: readonly string[] = [
	...UNO_PINS.map((pin) => pin.name),
	...Object.keys(UNO_SUPPLIES),
	...UNO_TWINS.map(([, twin]) => twin),
];

/** Holes that are one conductor inside the board. */
export const UNO_JOINED: readonly (readonly string[])[] = [["GND.1", "GND.2", "GND.3"], ["5V", "IOREF"], ...UNO_TWINS];
