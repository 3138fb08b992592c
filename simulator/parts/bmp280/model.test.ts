import { describe, expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { pressureOf, temperatureOf } from "./compensation.ts";
import { part as bmp280, createBmp280, TIMINGS } from "./model.ts";

const SUPPLIES = { VCC: 3.3, GND: 0 };

function moduleWith(timings = TIMINGS, supplies: Record<string, number> = SUPPLIES) {
	const module = powered({ ...bmp280, create: (host) => createBmp280(host, timings) }, supplies);
	const { rig } = module;
	const at = (address: number) => rig.i2c.at({ sda: rig.net("SDA"), scl: rig.net("SCL") }, address)[0];
	const device = at(0x76);
	const write = (...bytes: number[]) => {
		device?.start(false);
		for (const byte of bytes) device?.write(byte);
	};
	const read = (register: number, count: number) => {
		write(register);
		device?.start(true);
		return Array.from({ length: count }, (_, index) => device?.read(index < count - 1) ?? 0);
	};
	/** Raw pressure and temperature. */
	const raw = () => {
		const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = read(0xf7, 6);
		return [(a << 12) | (b << 4) | (c >> 4), (d << 12) | (e << 4) | (f >> 4)] as const;
	};
	return { ...module, at, write, read, raw };
}

test("the formulas give the results of the data sheet's example", () => {
	expect(temperatureOf(519_888)).toBeCloseTo(25.08, 2);
	expect(pressureOf(519_888, 415_148)).toBeCloseTo(100_653.27, 1);
});

test("it says which chip it is, and its calibration, the lowest byte first", () => {
	const { read } = moduleWith();
	expect(read(0xd0, 1)).toEqual([0x58]);
	expect(read(0x88, 6)).toEqual([0x70, 0x6b, 0x43, 0x67, 0x18, 0xfc]);
	expect(read(0x9e, 2)).toEqual([0x70, 0x17]);
});

test.each([
	[1013, 24],
	[886, 18.5],
	[479, -6],
	[300, -40],
	[1100, 85],
])("%i hPa at %f °C come back through its raw numbers, better with more samples", (hectopascals, celsius) => {
	for (const [samples, pascals] of [
		[1, 3],
		[5, 0.4],
	] as const) {
		const { set, write, raw, rig } = moduleWith();
		set("hectopascals", hectopascals);
		set("celsius", celsius);
		write(0xf4, (samples << 5) | (samples << 2) | 1);
		rig.pass(100_000);
		const [p, t] = raw();
		expect(Math.abs(temperatureOf(t) - celsius)).toBeLessThan(0.01);
		expect(Math.abs(pressureOf(t, p) - hectopascals * 100)).toBeLessThan(pascals);
	}
});

describe("its modes", () => {
	const FORCED = 0b001_001_01;
	const NORMAL = 0b001_001_11;

	test("it sleeps with nothing measured; a forced measurement is one", () => {
		const { write, read, raw, rig, set } = moduleWith();
		rig.pass(1_000_000);
		expect(raw()).toEqual([0x80000, 0x80000]);
		write(0xf4, FORCED);
		expect(read(0xf3, 1)).toEqual([0x08]);
		rig.pass(10_000);
		expect([...read(0xf3, 1), ...read(0xf4, 1)]).toEqual([0, FORCED & 0xfc]);
		const before = raw();
		set("hectopascals", 700);
		rig.pass(1_000_000);
		expect(raw()).toEqual(before);
		write(0xf4, FORCED);
		rig.pass(10_000);
		expect(raw()).not.toEqual(before);
	});

	test("normal mode goes on by itself after its standby, until it sleeps or is reset", () => {
		const { write, raw, rig, set } = moduleWith();
		write(0xf5, 4 << 5, 0xf4, NORMAL);
		rig.pass(10_000);
		const before = raw();
		set("hectopascals", 700);
		rig.pass(480_000);
		expect(raw()).toEqual(before);
		rig.pass(40_000);
		expect(raw()).not.toEqual(before);
		write(0xe0, 0xb6);
		rig.pass(1_000_000);
		expect(raw()).toEqual([0x80000, 0x80000]);
	});

	test("without a pressure measurement only the temperature is there", () => {
		const { write, raw, rig } = moduleWith();
		write(0xf4, 0b001_000_01);
		rig.pass(10_000);
		const [p, t] = raw();
		expect([p, temperatureOf(t)]).toEqual([0x80000, expect.closeTo(24, 1)]);
	});
});

test("a result is there after its longest time; a fifth less or more would be noticed", () => {
	const readyAfter = (control: number, timings = TIMINGS) => {
		const { write, read, rig } = moduleWith(timings);
		write(0xf4, control);
		for (let microseconds = 0; microseconds < 60_000; microseconds += 100) {
			if (read(0xf3, 1)[0] === 0) return microseconds;
			rig.pass(100);
		}
		return -1;
	};
	const [fast, fine] = [0b001_001_01, 0b010_101_01];
	expect(readyAfter(fast)).toBe(6500);
	expect(readyAfter(fine)).toBe(43_300);
	for (const factor of [0.8, 1.2]) {
		const timings = { ...TIMINGS, sample: TIMINGS.sample * factor };
		expect(readyAfter(fast, timings)).not.toBe(6500);
		expect(readyAfter(fine, timings)).not.toBe(43_300);
	}
});

test.each([
	["SDO is free", {}, [true, false]],
	["SDO is high", { SDO: 3.3 }, [false, true]],
	["CSB is low", { CSB: 0 }, [false, false]],
	["it has no supply", { VCC: 0 }, [false, false]],
])("when %s, it answers at 0x76 and 0x77: %j %j", (_, supplies, answers) => {
	const { at } = moduleWith(TIMINGS, { ...SUPPLIES, ...supplies });
	expect([at(0x76), at(0x77)].map((device) => device !== undefined)).toEqual(answers);
});
