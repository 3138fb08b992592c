import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { TIMINGS } from "./chip.ts";
import { createMax30102, part } from "./model.ts";
import { REGISTER, THE_PART } from "./registers.ts";

const ADDRESS = 0x57;
/** 100 pairs a second, 18 bits, 4096 nA, 6.2 mA; the FIFO rolls over. */
const PAIRS: readonly (readonly [number, number])[] = [
	[REGISTER.fifoConfig, 0x10],
	[REGISTER.spo2Config, 0x27],
	[REGISTER.redAmplitude, 31],
	[REGISTER.infraredAmplitude, 31],
	[REGISTER.mode, 0x03],
];

function oximeter({ vin = 3.3, timings = TIMINGS } = {}) {
	const rig = rigFor(part.pins, (host) => createMax30102(host, timings), { supplies: { VIN: vin, GND: 0 } });
	const device = () => rig.i2c.at({ sda: rig.net("SDA"), scl: rig.net("SCL") }, ADDRESS)[0];
	const read = (register: number, count = 1) => {
		device()?.start(false);
		device()?.write(register);
		device()?.start(true);
		return Array.from({ length: count }, () => device()?.read(true) ?? -1);
	};
	const write = (register: number, ...values: number[]) => {
		device()?.start(false);
		for (const byte of [register, ...values]) device()?.write(byte);
	};
	const pointers = () => read(REGISTER.writePointer, 3);
	/** Pairs of red and infrared, read each 100 ms. */
	const record = (seconds: number) => {
		const pairs: [number, number][] = [];
		for (let passed = 0; passed < seconds; passed += 0.1) {
			rig.pass(100_000);
			const [written = 0, , readUpTo = 0] = pointers();
			const bytes = read(REGISTER.fifo, ((written - readUpTo + 32) % 32) * 6);
			const counts = (at: number) => ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
			for (let at = 0; at < bytes.length; at += 6) pairs.push([counts(at), counts(at + 3)]);
		}
		return pairs;
	};
	const set = (values: Record<string, number>) => {
		for (const [id, value] of Object.entries(values)) rig.part.setControl?.(id, value);
	};
	const ready = (values: Record<string, number> = {}) => {
		for (const [register, value] of PAIRS) write(register, value);
		set(values);
		rig.pass(50_000);
		record(0.1);
	};
	return {
		rig,
		device,
		read,
		write,
		pointers,
		record,
		set,
		ready,
		interrupt: () => rig.network.volts(rig.net("INT")) < 1,
	};
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const share = (values: readonly number[]) => (Math.max(...values) - Math.min(...values)) / mean(values);
const channels = (pairs: readonly (readonly [number, number])[]) =>
	[pairs.map(([red]) => red), pairs.map(([, infrared]) => infrared)] as const;

test("tells who it is, keeps what it may, and forgets it with its power or on demand", () => {
	const { read, write } = oximeter();
	expect(read(REGISTER.part)).toEqual([THE_PART]);
	write(REGISTER.part, 1);
	write(REGISTER.redAmplitude, 7, 9);
	expect([read(REGISTER.part), read(REGISTER.redAmplitude, 2)]).toEqual([[THE_PART], [7, 9]]);
	write(REGISTER.mode, 0x40);
	expect(read(REGISTER.redAmplitude, 2)).toEqual([0, 0]);
});

test.each([0, 2.8])("does not answer with a supply of %s V", (vin) => {
	expect(oximeter({ vin }).device()).toBeUndefined();
});

test("pulls its bus up to 3.3 V, with 5 V at VIN, too", () => {
	const { rig } = oximeter({ vin: 5 });
	expect(rig.network.volts(rig.net("SDA"))).toBeCloseTo(3.3, 1);
});

describe("a finger", () => {
	test("throws back a hundred times more light than there is without one", () => {
		const { ready, record, set } = oximeter();
		ready();
		const [, without] = channels(record(0.5));
		set({ finger: 1 });
		const [, infrared] = channels(record(0.5).slice(5));
		expect(mean(without)).toBeLessThan(2000);
		expect(mean(infrared)).toBeGreaterThan(90_000);
		expect(mean(infrared)).toBeLessThan(130_000);
	});

	test.each([50, 75, 100, 150])("at %s beats a minute the light is least as often", (bpm) => {
		const { ready, record } = oximeter();
		ready({ finger: 1, bpm });
		const [, infrared] = channels(record(20));
		const middle = mean([Math.max(...infrared), Math.min(...infrared)]);
		const low = Math.min(...infrared) + (middle - Math.min(...infrared)) * 0.4;
		const beats = infrared.filter((value, index) => value < low && (infrared[index - 1] ?? value) >= low);
		expect(Math.abs(beats.length - bpm / 3)).toBeLessThanOrEqual(1);
	});

	test.each([
		[100, 1],
		[97, 1],
		[90, 1],
		[85, 1],
	])("%s %% of oxygen on light skin follow from the ratio of both swings by 104 - 17 R", (oxygen, skin) => {
		const { ready, record } = oximeter();
		ready({ finger: 1, oxygen, skin });
		const [red, infrared] = channels(record(2));
		expect(Math.abs(104 - (17 * share(red)) / share(infrared) - oxygen)).toBeLessThan(1);
	});

	test("on the darkest skin less light comes back, and the same reckoning gives too much oxygen", () => {
		const read = (skin: number) => {
			const { ready, record } = oximeter();
			ready({ finger: 1, oxygen: 90, skin });
			const [red, infrared] = channels(record(2));
			return { light: mean(red), oxygen: 104 - (17 * share(red)) / share(infrared) };
		};
		const [light, dark] = [read(1), read(10)];
		expect(dark.light / light.light).toBeCloseTo(0.55, 1);
		expect(dark.oxygen - light.oxygen).toBeCloseTo(2.5, 0);
	});

	test("that shakes swings more than any pulse, alike in both colours: the ratio goes to 1", () => {
		const { ready, record } = oximeter();
		ready({ finger: 1, moving: 1, oxygen: 98 });
		const [red, infrared] = channels(record(2));
		expect(share(infrared)).toBeGreaterThan(0.1);
		expect(share(red) / share(infrared)).toBeCloseTo(1, 1);
	});

	test("is drawn with its pulse", () => {
		const { rig, ready } = oximeter();
		ready({ finger: 1, bpm: 60, skin: 3 });
		const heights = Array.from({ length: 60 }, () => {
			rig.pass(20_000);
			const state = rig.part.state();
			return state.kind === "max30102" ? state.height : -1;
		});
		expect([Math.min(...heights), Math.max(...heights)].map(Math.round)).toEqual([0, 1]);
		expect(rig.part.state()).toMatchObject({ finger: true, moving: false, bpm: 60, skin: 3, red: 6.2 / 51 });
	});
});

describe("the FIFO", () => {
	test.each([
		["100 a second", 0x10, 0x27, 100],
		["400 a second, four in a mean", 0x50, 0x2f, 100],
		["50 a second", 0x10, 0x23, 50],
		["1000 a second", 0x10, 0x35, 1000],
	])("gets samples at %s", (_, fifoConfig, spo2Config, rate) => {
		const { rig, ready, write, pointers } = oximeter();
		ready();
		write(REGISTER.fifoConfig, fifoConfig);
		write(REGISTER.spo2Config, spo2Config);
		write(REGISTER.writePointer, 0, 0, 0);
		rig.pass(20.5 * (1e6 / rate));
		expect(pointers()).toEqual([20, 0, 0]);
	});

	test("keeps the newest 32 when it rolls over, the oldest 32 otherwise, and counts the lost ones", () => {
		for (const [fifoConfig, readPointer] of [
			[0x10, 8],
			[0x00, 0],
		] as const) {
			const { rig, ready, write, pointers } = oximeter();
			ready({ finger: 1 });
			write(REGISTER.fifoConfig, fifoConfig);
			write(REGISTER.writePointer, 0, 0, 0);
			rig.pass(405_000);
			expect(pointers()).toEqual([readPointer % 32, 8, readPointer]);
			rig.pass(1_000_000);
			expect(pointers()[1]).toBe(31);
		}
	});

	test("measures with the finger of that time, not of when it is read", () => {
		const { rig, ready, set, record } = oximeter();
		ready({ finger: 1 });
		rig.pass(100_000);
		set({ finger: 0 });
		rig.pass(55_000);
		const bright = channels(record(0.05))[1].filter((value) => value > 50_000);
		expect(bright.length).toBe(10);
	});

	test("has three bytes a sample with red alone, and only zeros in the slot of a green LED", () => {
		const { rig, ready, write, read, pointers } = oximeter();
		ready({ finger: 1 });
		write(REGISTER.mode, 0x02);
		write(REGISTER.writePointer, 0, 0, 0);
		rig.pass(25_000);
		read(REGISTER.fifo, 3);
		expect(pointers()).toEqual([2, 0, 1]);
		write(REGISTER.slots12, 0x21, 0x03);
		write(REGISTER.mode, 0x07);
		write(REGISTER.writePointer, 0, 0, 0);
		rig.pass(15_000);
		expect(read(REGISTER.fifo, 9).slice(6)).toEqual([0, 0, 0]);
		expect(pointers()).toEqual([1, 0, 1]);
	});

	test("rests while it is shut down", () => {
		const { rig, ready, write, pointers } = oximeter();
		ready();
		write(REGISTER.mode, 0x83);
		const before = pointers();
		rig.pass(500_000);
		expect(pointers()).toEqual(before);
		expect(rig.part.state()).toMatchObject({ red: 0 });
	});

	test("with short pulses the lowest bits are 0, and a bright LED reaches the end of the scale", () => {
		const { ready, write, record } = oximeter();
		ready({ finger: 1 });
		write(REGISTER.spo2Config, 0x24);
		expect(
			record(0.3)
				.flat()
				.every((counts) => counts % 8 === 0),
		).toBe(true);
		write(REGISTER.infraredAmplitude, 255);
		write(REGISTER.spo2Config, 0x27);
		expect(channels(record(0.3).slice(10))[1].every((counts) => counts === 0x3ffff)).toBe(true);
	});
});

describe("INT", () => {
	test("is low from power on until its status is read", () => {
		const { read, interrupt } = oximeter();
		expect(interrupt()).toBe(true);
		expect(read(REGISTER.status1)).toEqual([1]);
		expect(interrupt()).toBe(false);
	});

	test("is low from the first sample on, or from a nearly full FIFO on, if it may", () => {
		for (const [enable, low] of [
			[0x40, 10],
			[0x80, 280],
			[0, undefined],
		] as const) {
			const { rig, ready, read, write, interrupt } = oximeter();
			ready();
			read(REGISTER.status1);
			write(REGISTER.fifoConfig, 0x14);
			write(REGISTER.enable1, enable);
			write(REGISTER.writePointer, 0, 0, 0);
			read(REGISTER.fifo, 6);
			write(REGISTER.writePointer, 0, 0, 0);
			let at: number | undefined;
			for (let milliseconds = 1; milliseconds < 400 && at === undefined; milliseconds++) {
				rig.pass(1000);
				if (interrupt()) at = milliseconds;
			}
			expect(at).toBe(low);
			read(REGISTER.fifo, 6);
			expect(interrupt()).toBe(false);
		}
	});

	test("tells when the temperature is there, after 29 ms, and other times would be noticed", () => {
		const time = (timings = TIMINGS) => {
			const { rig, read, write, interrupt } = oximeter({ timings });
			read(REGISTER.status1);
			write(REGISTER.enable2, 2);
			write(REGISTER.temperatureEnable, 1);
			let milliseconds = 0;
			while (!interrupt() && milliseconds < 100) {
				rig.pass(1000);
				milliseconds++;
			}
			expect([read(REGISTER.temperature, 3), read(REGISTER.status2)]).toEqual([[27, 0, 0], [2]]);
			return milliseconds;
		};
		expect(time()).toBe(29);
		for (const factor of [0.8, 1.2]) expect(time({ temperature: TIMINGS.temperature * factor })).not.toBe(29);
	});
});
