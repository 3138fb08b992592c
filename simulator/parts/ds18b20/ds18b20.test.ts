import { describe, expect, test } from "vitest";
import { benchFor, type PartBench } from "../../fixtures/part-bench.ts";
import { crc8 } from "./crc8.ts";
import { createDs18b20, ds18b20 } from "./ds18b20.ts";
import { DS18B20_TIMINGS, type Ds18b20Timings } from "./timings.ts";

const PULL_UP_OHMS = 4700;
const [READ_ROM, MATCH_ROM, SKIP_ROM, SEARCH_ROM, ALARM_SEARCH] = [0x33, 0x55, 0xcc, 0xf0, 0xec];
const [CONVERT, READ_SCRATCHPAD, WRITE_SCRATCHPAD, COPY, RECALL, READ_POWER] = [0x44, 0xbe, 0x4e, 0x48, 0xb8, 0xb4];

function sensor({ celsius = 20, pullUp = true, vdd = 5, timings = DS18B20_TIMINGS } = {}): PartBench {
	return benchFor(ds18b20.pins, (host) => createDs18b20(host, timings), {
		supplies: { VDD: vdd, GND: 0 },
		props: { initial: celsius },
		wire: (network, net, supply) => {
			if (pullUp) network.branch(net("DQ"), supply, { ohms: PULL_UP_OHMS });
		},
	});
}

/** A 1-Wire master with the times the data sheet recommends (p. 15-16). */
function masterOf(bench: PartBench) {
	const line = bench.outside("DQ");
	const isHigh = () => bench.network.isHigh(bench.net("DQ"));
	const low = (microseconds: number) => {
		line.drive(0, 25);
		bench.pass(microseconds);
		line.release();
	};
	const writeBit = (bit: boolean) => {
		low(bit ? 6 : 60);
		bench.pass(bit ? 64 : 10);
	};
	const readBit = () => {
		low(3);
		bench.pass(10);
		const bit = isHigh();
		bench.pass(57);
		return bit;
	};
	const master = {
		/** True when a device answers with its presence. */
		reset() {
			low(480);
			bench.pass(70);
			const present = !isHigh();
			bench.pass(410);
			return present;
		},
		writeBit,
		readBit,
		write: (...bytes: number[]) => {
			for (const byte of bytes) for (let bit = 0; bit < 8; bit++) writeBit(((byte >> bit) & 1) === 1);
		},
		read: (count: number) =>
			Array.from({ length: count }, () => {
				let byte = 0;
				for (let bit = 0; bit < 8; bit++) byte |= readBit() ? 1 << bit : 0;
				return byte;
			}),
		scratchpad() {
			master.reset();
			master.write(SKIP_ROM, READ_SCRATCHPAD);
			return master.read(9);
		},
		measure(milliseconds = 750) {
			master.reset();
			master.write(SKIP_ROM, CONVERT);
			bench.pass(milliseconds * 1000);
			const pad = master.scratchpad();
			const raw = ((pad[1] ?? 0) << 8) | (pad[0] ?? 0);
			return (raw > 0x7fff ? raw - 0x1_0000 : raw) / 16;
		},
	};
	return master;
}

describe("the temperature", () => {
	test("is 85 °C after power-on, until the first conversion; the whole scratchpad is the data sheet's (p. 8)", () => {
		const pad = masterOf(sensor()).scratchpad();
		expect(pad).toEqual([0x50, 0x05, 0x4b, 0x46, 0x7f, 0xff, 0x0c, 0x10, 0x1c]);
		expect(crc8(pad.slice(0, 8))).toBe(pad[8]);
	});

	// Table 1, p. 6: temperature and register.
	test.each([
		[125, 0x07d0],
		[85, 0x0550],
		[25.0625, 0x0191],
		[10.125, 0x00a2],
		[0.5, 0x0008],
		[0, 0x0000],
		[-0.5, 0xfff8],
		[-10.125, 0xff5e],
		[-25.0625, 0xfe6f],
		[-55, 0xfc90],
	])("%s °C reads as the data sheet's register", (celsius, register) => {
		const master = masterOf(sensor({ celsius }));
		expect(master.measure()).toBe(celsius);
		const [low = 0, high = 0] = master.scratchpad();
		expect((high << 8) | low).toBe(register);
	});

	test("follows its control", () => {
		const bench = sensor();
		const master = masterOf(bench);
		expect(master.measure()).toBe(20);
		bench.part.setControl?.("celsius", -7.5);
		expect(master.measure()).toBe(-7.5);
	});

	test("stays the old one until the conversion ends: 750 ms at 12 bits, half for each bit less (p. 9)", () => {
		for (const [resolution, milliseconds] of [
			[12, 750],
			[11, 375],
			[10, 187.5],
			[9, 93.75],
		] as const) {
			const early = masterOf(sensor());
			const late = masterOf(sensor());
			for (const master of [early, late]) {
				master.reset();
				master.write(SKIP_ROM, WRITE_SCRATCHPAD, 0x4b, 0x46, ((resolution - 9) << 5) | 0x1f);
			}
			expect(early.measure(milliseconds * 0.95)).toBe(85);
			expect(late.measure(milliseconds * 1.05)).toBe(20);
		}
	});

	test("has zeros for the bits that a lower resolution does not measure", () => {
		const master = masterOf(sensor({ celsius: 21.9375 }));
		master.reset();
		master.write(SKIP_ROM, WRITE_SCRATCHPAD, 0, 0, 0x1f);
		expect(master.measure(94)).toBe(21.5);
	});

	test("a read slot says 0 while it converts and 1 afterwards", () => {
		const bench = sensor();
		const master = masterOf(bench);
		master.reset();
		master.write(SKIP_ROM, CONVERT);
		expect(master.readBit()).toBe(false);
		bench.pass(750_000);
		expect(master.readBit()).toBe(true);
	});
});

describe("commands", () => {
	test("Read ROM gives the family, a serial number and a right CRC; Match ROM is for that number only", () => {
		const master = masterOf(sensor());
		master.reset();
		master.write(READ_ROM);
		const rom = master.read(8);
		expect(rom[0]).toBe(0x28);
		expect(crc8(rom.slice(0, 7))).toBe(rom[7]);
		master.reset();
		master.write(MATCH_ROM, ...rom, READ_SCRATCHPAD);
		expect(master.read(1)).toEqual([0x50]);
		master.reset();
		master.write(MATCH_ROM, ...rom.slice(0, 7), (rom[7] ?? 0) ^ 1, READ_SCRATCHPAD);
		expect(master.read(2)).toEqual([0xff, 0xff]);
	});

	test("Search ROM spells the number bit by bit with its complement, and a wrong turn silences the device", () => {
		const master = masterOf(sensor());
		master.reset();
		master.write(READ_ROM);
		const rom = master.read(8);
		const search = (turnAt: number) => {
			master.reset();
			master.write(SEARCH_ROM);
			const found = Array.from({ length: 8 }, () => 0);
			for (let bit = 0; bit < 64; bit++) {
				const [value, complement] = [master.readBit(), master.readBit()];
				if (value && complement) return bit;
				if (value) found[bit >> 3] = (found[bit >> 3] ?? 0) | (1 << (bit & 7));
				master.writeBit(bit === turnAt ? !value : value);
			}
			return found;
		};
		expect(search(-1)).toEqual(rom);
		expect(search(20)).toBe(21);
	});

	test("Alarm Search finds it only when the last measurement was at TH or above, or at TL or below", () => {
		const bench = sensor({ celsius: 20 });
		const master = masterOf(bench);
		const alarmed = (celsius: number) => {
			bench.part.setControl?.("celsius", celsius);
			master.measure();
			master.reset();
			master.write(ALARM_SEARCH);
			const [bit, complement] = [master.readBit(), master.readBit()];
			return bit !== complement;
		};
		master.reset();
		master.write(SKIP_ROM, WRITE_SCRATCHPAD, 30, 0xf6, 0x7f);
		expect([20, 29.5, 30, -9.5, -10].map(alarmed)).toEqual([false, false, true, true, true]);
	});

	test("Copy keeps the registers, Recall brings them back, Read Power Supply says powered", () => {
		const bench = sensor();
		const master = masterOf(bench);
		const command = (...bytes: number[]) => {
			master.reset();
			master.write(SKIP_ROM, ...bytes);
		};
		command(WRITE_SCRATCHPAD, 11, 12, 0x3f);
		command(COPY);
		expect(master.readBit()).toBe(false);
		bench.pass(10_000);
		expect(master.readBit()).toBe(true);
		command(WRITE_SCRATCHPAD, 1, 2, 0x5f);
		expect(master.scratchpad().slice(2, 5)).toEqual([1, 2, 0x5f]);
		command(RECALL);
		expect(master.scratchpad().slice(2, 5)).toEqual([11, 12, 0x3f]);
		command(READ_POWER);
		expect(master.readBit()).toBe(true);
	});
});

describe("the bus", () => {
	test("nobody answers without the pull-up resistor, or without power", () => {
		expect(masterOf(sensor()).reset()).toBe(true);
		expect(masterOf(sensor({ vdd: 0 })).reset()).toBe(false);
		const bench = sensor({ pullUp: false });
		masterOf(bench).reset();
		expect(bench.network.isHigh(bench.net("DQ"))).toBe(false);
		expect(masterOf(bench).scratchpad()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
	});
});

/**
 * What a logic analyser sees of a typical device (data sheet 19-7487: presence and reset p. 15, slots p. 16), in
 * microseconds from the master's edge: presence from 30 to 150, a read 0 until 30, a written bit taken at 30.
 */
function lineTimes(timings: Ds18b20Timings) {
	const bench = sensor({ timings });
	const line = bench.outside("DQ");
	const edges: number[] = [];
	let from = 0;
	bench.network.onLevel(bench.net("DQ"), () => edges.push(bench.microseconds() - from));
	line.drive(0, 25);
	bench.pass(500);
	from = bench.microseconds();
	line.release();
	bench.pass(480);
	const [, presenceFrom = 0, presenceTo = 0] = edges.slice(-3);
	const master = masterOf(bench);
	master.reset();
	master.write(SKIP_ROM, READ_SCRATCHPAD);
	edges.length = 0;
	from = bench.microseconds();
	line.drive(0, 25);
	bench.pass(2);
	line.release();
	bench.pass(70);
	return { presenceFrom, presenceTo, zeroTo: edges.at(-1) ?? 0 };
}

/** The shortest reset low, and the longest low that is a written 1, as this device takes them. */
function thresholds(timings: Ds18b20Timings) {
	const shortestReset = [300, 380, 450, 479, 480, 500, 570].find((low) => {
		const bench = sensor({ timings });
		bench.outside("DQ").drive(0, 25);
		bench.pass(low);
		bench.outside("DQ").release();
		bench.pass(timings.presenceWait + 10);
		return !bench.network.isHigh(bench.net("DQ"));
	});
	const longestOne = [10, 20, 23, 25, 29, 31, 35, 37, 50].findLast((low) => {
		const bench = sensor({ timings });
		const master = masterOf(bench);
		master.reset();
		for (let bit = 0; bit < 8; bit++) {
			const one = ((SKIP_ROM >> bit) & 1) === 1;
			bench.outside("DQ").drive(0, 25);
			bench.pass(one ? low : 65);
			bench.outside("DQ").release();
			bench.pass(70);
		}
		master.write(READ_SCRATCHPAD);
		return master.read(1)[0] === 0x50;
	});
	return { shortestReset, longestOne };
}

const scaled = (factor: number): Ds18b20Timings => ({
	...DS18B20_TIMINGS,
	resetLow: DS18B20_TIMINGS.resetLow * factor,
	presenceWait: DS18B20_TIMINGS.presenceWait * factor,
	presenceLow: DS18B20_TIMINGS.presenceLow * factor,
	sample: DS18B20_TIMINGS.sample * factor,
	holdZero: DS18B20_TIMINGS.holdZero * factor,
});

describe("timing", () => {
	const golden = { presenceFrom: 30, presenceTo: 150, zeroTo: 30 };

	test("the edges are the data sheet's", () => {
		expect(lineTimes(DS18B20_TIMINGS)).toEqual(golden);
		expect(thresholds(DS18B20_TIMINGS)).toEqual({ shortestReset: 480, longestOne: 29 });
	});

	test.each([0.8, 1.2])("a device whose times are shifted to %s would be noticed", (factor) => {
		const times = lineTimes(scaled(factor));
		for (const [name, microseconds] of Object.entries(golden))
			expect(Math.abs((times[name as keyof typeof golden] ?? 0) - microseconds)).toBeGreaterThan(microseconds * 0.1);
		const { shortestReset, longestOne } = thresholds(scaled(factor));
		expect(shortestReset).not.toBe(480);
		expect(longestOne).not.toBe(29);
	});
});
