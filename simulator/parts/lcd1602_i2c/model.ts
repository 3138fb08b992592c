import { Hd44780 } from "../lcd1602/hd44780.ts";
import { HD44780_TIMINGS, type Hd44780Timings } from "../lcd1602/hd44780-timings.ts";
import { numberProp, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		lcd1602_i2c: DisplayState;
	}
}

const WORKING_VOLTS = 4.5;
/** Display, expander and lamp: about 25 mA. */
const MODULE_OHMS = 200;
/** On the board behind the display. */
const PULL_UP_OHMS = 4700;
const DEFAULT_ADDRESS = 0x27;
/** The expander's outputs: RS at P0, RW at P1, E at P2, the lamp at P3, D4 to D7 at P4 to P7. */
const RS = 1;
const RW = 2;
const E = 4;
const LAMP = 8;
const DATA = 0xf0;
/** D0 to D3 are not wired and stay high. */
const OPEN_WIRES = 0x0f;

/**
 * A 16x2 display behind a PCF8574 expander: `props.address`, 0x27 (39) by default. The expander's outputs change with each
 * byte's acknowledgement and can be read back (TI's PCF8574 data sheet, SCPS068J, pp. 12-14). Its contrast is set.
 */
export const part: PartKind = {
	kind: "lcd1602_i2c",
	pins: ["GND", "VCC", "SDA", "SCL"],
	controls: () => [],
	create: (host) => createLcd1602I2c(host, HD44780_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createLcd1602I2c(host: PartHost, timings: Hd44780Timings): Part {
	const { network, pin } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: MODULE_OHMS });
	const controller = new Hd44780(host.clock, timings);
	const lines = { sda: pin("SDA").net, scl: pin("SCL").net };
	for (const line of [lines.sda, lines.scl]) network.branch(line, pin("VCC").net, { ohms: PULL_UP_OHMS });
	let powered = false;
	let outputs = 0xff;
	let answer: ReturnType<Hd44780["read"]> | undefined;

	function supplied() {
		if (power.on() === powered) return;
		powered = power.on();
		outputs = 0xff;
		answer = undefined;
		if (powered) controller.powerOn();
	}

	function change(byte: number) {
		const wasHigh = (outputs & E) !== 0;
		const isHigh = (byte & E) !== 0;
		outputs = byte;
		if (!wasHigh && isHigh && byte & RW) answer = controller.read((byte & RS) !== 0);
		if (!wasHigh || isHigh) return;
		if (answer) answer.done();
		else if (!(byte & RW)) controller.write((byte & RS) !== 0, (byte & DATA) | OPEN_WIRES);
		answer = undefined;
	}

	host.i2c.attach(lines, {
		address: numberProp(host.props, "address", DEFAULT_ADDRESS),
		start: () => powered,
		write(byte) {
			change(byte);
			return true;
		},
		read: () => (answer ? outputs & (answer.wires | OPEN_WIRES) : outputs),
	});
	power.onChange(supplied);
	supplied();
	return {
		state() {
			const shown = controller.shown();
			const lamp = powered && (outputs & LAMP) !== 0;
			return {
				kind: "lcd1602_i2c",
				...shown,
				on: shown.on && powered,
				backlight: lamp ? 1 : 0,
				contrast: powered ? 1 : 0,
			};
		},
	};
}
