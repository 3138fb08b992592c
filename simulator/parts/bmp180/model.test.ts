import { expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { pressureOf, temperatureOf } from "./compensation.ts";
import { part as bmp180, createBmp180, TIMINGS } from "./model.ts";

type Module = ReturnType<typeof moduleWith>;

function moduleWith(timings = TIMINGS) {
	return powered({ ...bmp180, create: (host) => createBmp180(host, timings) }, { VIN: 3.3, GND: 0 });
}

function device({ rig }: Module, address = 0x77) {
	return rig.i2c.at({ sda: rig.net("SDA"), scl: rig.net("SCL") }, address)[0];
}

function write(module: Module, ...bytes: number[]) {
	device(module)?.start(false);
	for (const byte of bytes) device(module)?.write(byte);
}

function read(module: Module, register: number, count: number): number {
	write(module, register);
	device(module)?.start(true);
	let value = 0;
	for (let index = 0; index < count; index++) value = value * 256 + (device(module)?.read(index < count - 1) ?? 0);
	return value;
}

test("the formulas give the results of the data sheet's example", () => {
	expect(temperatureOf(27_898)).toBe(150);
	expect(pressureOf(27_898, 23_843, 0)).toBe(69_964);
});

test("it says which chip it is, and its calibration, the highest byte first", () => {
	const module = moduleWith();
	expect(read(module, 0xd0, 1)).toBe(0x55);
	expect(read(module, 0xaa, 2)).toBe(408);
	expect(read(module, 0xac, 2)).toBe(0x10000 - 72);
	expect(read(module, 0xbe, 2)).toBe(2868);
});

test.each([
	[1013, 24],
	[886, 18.5],
	[479, -6],
	[300, -40],
	[1100, 85],
])("%i hPa at %f °C come back through its raw numbers, with every oversampling", (hectopascals, celsius) => {
	const module = moduleWith();
	module.set("hectopascals", hectopascals);
	module.set("celsius", celsius);
	write(module, 0xf4, 0x2e);
	module.rig.pass(TIMINGS.temperature + 1);
	const ut = read(module, 0xf6, 2);
	expect(Math.abs(temperatureOf(ut) - celsius * 10)).toBeLessThanOrEqual(1);
	for (const oss of [0, 1, 2, 3]) {
		write(module, 0xf4, 0x34 + (oss << 6));
		module.rig.pass((TIMINGS.pressure[oss] ?? 0) + 1);
		const up = read(module, 0xf6, 3) >> (8 - oss);
		expect(Math.abs(pressureOf(ut, up, oss) - hectopascals * 100)).toBeLessThan(8);
	}
});

test("a result is there after the longest time of its conversion; a fifth less or more would be noticed", () => {
	const readyAfter = (timings: typeof TIMINGS) => {
		const module = moduleWith(timings);
		write(module, 0xf4, 0x34 + (3 << 6));
		for (let microseconds = 0; microseconds < 40_000; microseconds += 500) {
			if ((read(module, 0xf4, 1) & 0x20) === 0) return microseconds;
			module.rig.pass(500);
		}
		return -1;
	};
	expect(readyAfter(TIMINGS)).toBe(25_500);
	for (const factor of [0.8, 1.2]) {
		const [a, b, c, d] = TIMINGS.pressure.map((time) => time * factor) as unknown as typeof TIMINGS.pressure;
		expect(readyAfter({ ...TIMINGS, pressure: [a, b, c, d] as unknown as typeof TIMINGS.pressure })).not.toBe(25_500);
	}
});

test("without power it does not answer", () => {
	expect(device(powered(bmp180, { VIN: 0, GND: 0 }))).toBeUndefined();
	expect(device(moduleWith(), 0x76)).toBeUndefined();
});
