import { describe, expect, test } from "vitest";
import { alike, scaled, shortestWait } from "../../fixtures/golden-trace.ts";
import { rigFor } from "../../fixtures/part-rig.ts";
import { displayText } from "../lcd1602/display-text.ts";
import { HD44780_TIMINGS } from "../lcd1602/hd44780-timings.ts";
import { createLcd1602I2c, part as lcd1602I2c } from "./model.ts";

function display(props: Record<string, number> = {}, vcc = 5, timings = HD44780_TIMINGS) {
	const rig = rigFor(lcd1602I2c.pins, (host) => createLcd1602I2c(host, timings), {
		supplies: { VCC: vcc, GND: 0 },
		props,
	});
	const lines = { sda: rig.net("SDA"), scl: rig.net("SCL") };
	const state = () => {
		const now = rig.part.state();
		if (now.kind !== "lcd1602_i2c") throw new Error("no display");
		return now;
	};
	const send = (byte: number) => {
		const answered = rig.i2c.at(lines, props.address ?? 0x27).filter((device) => device.start(false));
		for (const device of answered) device.write(byte);
		rig.pass(200);
		return answered.length > 0;
	};
	/** A half by the expander's outputs: data at P4 to P7, the lamp at P3, E at P2, RS at P0. */
	const half = (wires: number, isData = false) => {
		for (const enable of [4, 0]) send((wires & 0xf0) | 8 | enable | (isData ? 1 : 0));
	};
	const byte = (value: number, isData = false) => {
		half(value, isData);
		half(value << 4, isData);
		if (value === 1 && !isData) rig.pass(2000);
	};
	return { rig, lines, state, send, half, byte };
}

function begun(props: Record<string, number> = {}, timings = HD44780_TIMINGS) {
	const one = display(props, 5, timings);
	one.rig.pass(50_000);
	for (const wires of [0x30, 0x30, 0x30, 0x20]) {
		one.half(wires);
		one.rig.pass(5000);
	}
	for (const instruction of [0x28, 0x0c, 0x06, 0x01]) one.byte(instruction);
	return one;
}

describe("the display behind an expander", () => {
	test("takes halves of bytes as the expander's outputs change", () => {
		const one = begun();
		for (const letter of "Hi!") one.byte(letter.charCodeAt(0), true);
		expect(displayText(one.state())).toEqual(["Hi!", ""]);
	});

	test("its lamp is the output P3, lit from power-on", () => {
		const one = display();
		expect(one.state().backlight).toBe(1);
		one.send(0);
		expect(one.state().backlight).toBe(0);
		one.send(8);
		expect(one.state().backlight).toBe(1);
	});

	test("answers at its own address and on its own two lines only, and only with power", () => {
		const one = display({ address: 0x3f });
		expect(one.send(8)).toBe(true);
		expect(one.rig.i2c.at(one.lines, 0x27)).toEqual([]);
		const { sda, scl } = one.lines;
		for (const wrong of [
			{ sda: scl, scl: sda },
			{ sda: scl, scl },
			{ sda, scl: sda },
		])
			expect(one.rig.i2c.at(wrong, 0x3f)).toEqual([]);
		expect(display({}, 0).send(8)).toBe(false);
	});

	test("its outputs can be read back, and with RW the display's busy flag and address", () => {
		const one = begun();
		const [device] = one.rig.i2c.at(one.lines, 0x27);
		one.send(0x58);
		expect(device?.read(false)).toBe(0x58);
		one.byte(0xc5);
		one.send(0xf0 | 8 | 2);
		one.send(0xf0 | 8 | 2 | 4);
		expect((device?.read(false) ?? 0) & 0xf0).toBe(0x40);
		one.send(0xf0 | 8 | 2);
		one.send(0xf0 | 8 | 2 | 4);
		expect((device?.read(false) ?? 0) & 0xf0).toBe(0x50);
	});
});

describe("timing", () => {
	/**
	 * How long it stays busy after a byte: the shortest wait, by the microsecond, before a letter that is not lost. The expander's
	 * outputs change with each byte (PCF8574 data sheet, SCPS068J, p. 13), here without the time of the bus.
	 */
	const busy = (timings: typeof HD44780_TIMINGS, value: number, isData: boolean) => {
		const kept = (wait: number) => {
			const one = begun({}, timings);
			const [device] = one.rig.i2c.at(one.lines, 0x27);
			const quick = (byte: number, data: boolean) => {
				for (const wires of [byte & 0xf0, (byte << 4) & 0xf0])
					for (const enable of [4, 0]) device?.write(wires | 8 | enable | (data ? 1 : 0));
			};
			quick(value, isData);
			one.rig.pass(wait);
			quick(0x0e, false);
			one.rig.pass(3000);
			return one.state().cursor !== null;
		};
		return shortestWait(kept);
	};
	const trace = (timings = HD44780_TIMINGS) => [
		busy(timings, 0x85, false),
		busy(timings, 0x61, true),
		busy(timings, 0x02, false),
	];
	// HD44780U data sheet, table 6, pp. 24-25, at 270 kHz: 37 µs, 37 µs and 4 µs more, 1.52 ms.
	const golden = [37, 41, 1520];

	test("it is busy as long as the data sheet says", () => {
		expect(trace()).toEqual(golden);
	});

	test.each([0.8, 1.2])("a display whose times are shifted to %s would be noticed", (factor) => {
		expect(alike(trace(), golden)).toBe(true);
		expect(alike(trace(scaled(HD44780_TIMINGS, factor)), golden)).toBe(false);
	});
});
