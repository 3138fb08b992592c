import { describe, expect, test } from "vitest";
import { masterOf, ONE_WIRE, sensor } from "../../fixtures/one-wire-master.ts";
import { crc8 } from "./crc8.ts";

describe("the temperature", () => {
	test("is 85 °C after power-on, until the first conversion; the whole scratchpad is the data sheet's", () => {
		const pad = masterOf(sensor()).scratchpad();
		expect(pad).toEqual([0x50, 0x05, 0x4b, 0x46, 0x7f, 0xff, 0x0c, 0x10, 0x1c]);
		expect(crc8(pad.slice(0, 8))).toBe(pad[8]);
	});

	// The data sheet's table 1, "Temperature/Data Relationship", p. 4 of REV: 042208: temperature and register.
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
		const rig = sensor();
		const master = masterOf(rig);
		expect(master.measure()).toBe(20);
		rig.part.setControl?.("celsius", -7.5);
		expect(master.measure()).toBe(-7.5);
	});

	test("stays the old one until the conversion ends: 750 ms at 12 bits, half for each bit less", () => {
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
				master.write(ONE_WIRE.skipRom, ONE_WIRE.writeScratchpad, 0x4b, 0x46, ((resolution - 9) << 5) | 0x1f);
			}
			expect(early.measure(milliseconds * 0.95)).toBe(85);
			expect(late.measure(milliseconds * 1.05)).toBe(20);
		}
	});

	test("has zeros for the bits that a lower resolution does not measure", () => {
		const master = masterOf(sensor({ celsius: 21.9375 }));
		master.reset();
		master.write(ONE_WIRE.skipRom, ONE_WIRE.writeScratchpad, 0, 0, 0x1f);
		expect(master.measure(94)).toBe(21.5);
	});

	test("a read slot says 0 while it converts and 1 afterwards", () => {
		const rig = sensor();
		const master = masterOf(rig);
		master.reset();
		master.write(ONE_WIRE.skipRom, ONE_WIRE.convert);
		expect(master.readBit()).toBe(false);
		rig.pass(750_000);
		expect(master.readBit()).toBe(true);
	});
});

describe("commands", () => {
	test("Read ROM gives the family, a serial number and a right CRC; Match ROM is for that number only", () => {
		const master = masterOf(sensor());
		master.reset();
		master.write(ONE_WIRE.readRom);
		const rom = master.read(8);
		expect(rom[0]).toBe(0x28);
		expect(crc8(rom.slice(0, 7))).toBe(rom[7]);
		master.reset();
		master.write(ONE_WIRE.matchRom, ...rom, ONE_WIRE.readScratchpad);
		expect(master.read(1)).toEqual([0x50]);
		master.reset();
		master.write(ONE_WIRE.matchRom, ...rom.slice(0, 7), (rom[7] ?? 0) ^ 1, ONE_WIRE.readScratchpad);
		expect(master.read(2)).toEqual([0xff, 0xff]);
	});

	test("Search ROM spells the number bit by bit with its complement, and a wrong turn silences the device", () => {
		const master = masterOf(sensor());
		master.reset();
		master.write(ONE_WIRE.readRom);
		const rom = master.read(8);
		const search = (turnAt: number) => {
			master.reset();
			master.write(ONE_WIRE.searchRom);
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
		const rig = sensor({ celsius: 20 });
		const master = masterOf(rig);
		const alarmed = (celsius: number) => {
			rig.part.setControl?.("celsius", celsius);
			master.measure();
			master.reset();
			master.write(ONE_WIRE.alarmSearch);
			const [bit, complement] = [master.readBit(), master.readBit()];
			return bit !== complement;
		};
		master.reset();
		master.write(ONE_WIRE.skipRom, ONE_WIRE.writeScratchpad, 30, 0xf6, 0x7f);
		expect([20, 29.5, 30, -9.5, -10].map(alarmed)).toEqual([false, false, true, true, true]);
	});

	test("Copy keeps the registers, Recall brings them back, Read Power Supply says powered", () => {
		const rig = sensor();
		const master = masterOf(rig);
		const command = (...bytes: number[]) => {
			master.reset();
			master.write(ONE_WIRE.skipRom, ...bytes);
		};
		command(ONE_WIRE.writeScratchpad, 11, 12, 0x3f);
		command(ONE_WIRE.copy);
		expect(master.readBit()).toBe(false);
		rig.pass(10_000);
		expect(master.readBit()).toBe(true);
		command(ONE_WIRE.writeScratchpad, 1, 2, 0x5f);
		expect(master.scratchpad().slice(2, 5)).toEqual([1, 2, 0x5f]);
		command(ONE_WIRE.recall);
		expect(master.scratchpad().slice(2, 5)).toEqual([11, 12, 0x3f]);
		command(ONE_WIRE.readPower);
		expect(master.readBit()).toBe(true);
	});
});

describe("the bus", () => {
	test("a broken data wire silences it, and it answers again once that is mended", () => {
		const rig = sensor({ celsius: 31 });
		const master = masterOf(rig);
		expect(master.measure()).toBe(31);
		rig.part.setControl?.("broken", 1);
		expect(master.reset()).toBe(false);
		rig.part.setControl?.("broken", 0);
		expect(master.measure()).toBe(31);
	});

	test("nobody answers without the pull-up resistor, or without power", () => {
		expect(masterOf(sensor()).reset()).toBe(true);
		expect(masterOf(sensor({ vdd: 0 })).reset()).toBe(false);
		expect(masterOf(sensor({ grounded: false })).reset()).toBe(false);
		const rig = sensor({ pullUp: false });
		masterOf(rig).reset();
		expect(rig.network.isHigh(rig.net("DQ"))).toBe(false);
		expect(masterOf(rig).scratchpad()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
	});
});
