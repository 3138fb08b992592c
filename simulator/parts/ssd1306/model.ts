import { numberProp, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

export const COLUMNS = 128;
export const LINES = 64;

declare module "../part.ts" {
	interface PartStates {
		/** What shines: two hexadecimal digits for eight dots of a line, leftmost highest, line by line; null while it is dark. */
		ssd1306: { readonly image: string | null };
	}
}

const WORKING_VOLTS = 3;
/** About 20 mA with half of its dots lit. */
const MODULE_OHMS = 250;
const PULL_UP_OHMS = 4700;
const DEFAULT_ADDRESS = 0x3c;

/** How many bytes follow a command (Solomon's SSD1306 data sheet, rev. 1.1, tables 9-1 to 9-3, pp. 28-32). */
const ARGUMENTS = new Map([
	...[0x20, 0x81, 0x8d, 0xa8, 0xd3, 0xd5, 0xd9, 0xda, 0xdb].map((command) => [command, 1] as const),
	...[0x21, 0x22, 0xa3].map((command) => [command, 2] as const),
	...[0x29, 0x2a].map((command) => [command, 5] as const),
	...[0x26, 0x27].map((command) => [command, 6] as const),
]);

/**
 * An OLED display of 128x64 dots with an SSD1306 on I2C: `props.address`, 0x3C (60) by default. Scrolling by itself, the start
 * line, the contrast and the multiplex ratio are left out; reading gives nothing.
 */
export const part: PartKind = {
	kind: "ssd1306",
	pins: ["GND", "VCC", "SCL", "SDA"],
	controls: () => [],
	create(host) {
		const { network, pin, i2c, props } = host;
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: MODULE_OHMS });
		const lines = { sda: pin("SDA").net, scl: pin("SCL").net };
		for (const line of [lines.sda, lines.scl]) network.branch(line, pin("VCC").net, { ohms: PULL_UP_OHMS });
		const address = numberProp(props, "address", DEFAULT_ADDRESS);
		const memory = new Uint8Array((COLUMNS * LINES) / 8);
		let display = switchedOn();
		let command: number[] = [];
		/** What the next byte is: the control byte before the first, and before each single one. */
		let next: "control" | "command" | "data" = "control";
		let single = false;
		let image: string | null | undefined;

		function execute([code = 0, ...values]: readonly number[]) {
			const [first = 0, last = 0] = values;
			image = undefined;
			if (code === 0x20) display.mode = first & 3;
			else if (code === 0x21)
				[display.column, display.firstColumn, display.lastColumn] = [first & 127, first & 127, last & 127];
			else if (code === 0x22) [display.page, display.firstPage, display.lastPage] = [first & 7, first & 7, last & 7];
			else if (code === 0x8d) display.pump = (first & 4) !== 0;
			else if (code <= 0x0f) display.column = (display.column & 0xf0) | code;
			else if (code <= 0x1f) display.column = (display.column & 0x0f) | ((code & 7) << 4);
			else if (code === 0xa0 || code === 0xa1) display.mirrored = code === 0xa0;
			else if (code === 0xa4 || code === 0xa5) display.all = code === 0xa5;
			else if (code === 0xa6 || code === 0xa7) display.inverse = code === 0xa7;
			else if (code === 0xae || code === 0xaf) display.on = code === 0xaf;
			else if (code >= 0xb0 && code <= 0xb7) display.page = code & 7;
			else if (code === 0xc0 || code === 0xc8) display.upsideDown = code === 0xc0;
		}

		function store(byte: number) {
			memory[display.page * COLUMNS + display.column] = byte;
			image = undefined;
			const nextColumn = () => {
				const end = display.mode === 2 ? COLUMNS - 1 : display.lastColumn;
				const over = display.column === end;
				display.column = over ? (display.mode === 2 ? 0 : display.firstColumn) : (display.column + 1) & 127;
				return over;
			};
			const nextPage = () => {
				const over = display.page === display.lastPage;
				display.page = over ? display.firstPage : (display.page + 1) & 7;
				return over;
			};
			if (display.mode === 1) {
				if (nextPage()) nextColumn();
			} else if (nextColumn() && display.mode === 0) nextPage();
		}

		function write(byte: number) {
			if (next === "control") {
				next = byte & 0x40 ? "data" : "command";
				single = (byte & 0x80) !== 0;
				return;
			}
			if (next === "data") store(byte);
			else {
				command.push(byte);
				if (command.length > (ARGUMENTS.get(command[0] ?? 0) ?? 0)) {
					execute(command);
					command = [];
				}
			}
			if (single) next = "control";
		}

		function isLit(x: number, y: number): boolean {
			if (display.all) return true;
			const [column, line] = [display.mirrored ? COLUMNS - 1 - x : x, display.upsideDown ? LINES - 1 - y : y];
			const bit = ((memory[(line >> 3) * COLUMNS + column] ?? 0) >> (line & 7)) & 1;
			return (bit === 1) !== display.inverse;
		}

		function draw(): string {
			let digits = "";
			for (let y = 0; y < LINES; y++)
				for (let x = 0; x < COLUMNS; x += 4) {
					let four = 0;
					for (let dot = 0; dot < 4; dot++) four = four * 2 + Number(isLit(x + dot, y));
					digits += four.toString(16);
				}
			return digits;
		}

		i2c.attach(lines, {
			get address() {
				return power.on() ? address : undefined;
			},
			start: () => {
				next = "control";
				return true;
			},
			write(byte) {
				write(byte);
				return true;
			},
			read: () => 0xff,
		});
		power.onChange(() => {
			if (power.on()) return;
			display = switchedOn();
			command = [];
			image = undefined;
		});
		return {
			state() {
				image ??= power.on() && display.on && display.pump ? draw() : null;
				return { kind: "ssd1306", image };
			},
		};
	},
};

/** As after a reset (p. 27): the memory is undefined, here empty. */
function switchedOn() {
	return {
		on: false,
		pump: false,
		all: false,
		inverse: false,
		mirrored: true,
		upsideDown: true,
		mode: 2,
		column: 0,
		firstColumn: 0,
		lastColumn: COLUMNS - 1,
		page: 0,
		firstPage: 0,
		lastPage: LINES / 8 - 1,
	};
}
