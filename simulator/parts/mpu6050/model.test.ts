import { describe, expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { HAND_DEGREES_PER_SECOND } from "./hand.ts";
import { part as mpu6050 } from "./model.ts";
import { GYRO_WARMING, GYRO_ZERO } from "./sensor.ts";

const ACCELERATION = 0x3b;
const CELSIUS = 0x41;
const TURNING = 0x43;

function sensor(supplies: Record<string, number> = { VCC: 5, GND: 0 }) {
	const module = powered(mpu6050, supplies);
	const { rig } = module;
	const device = (address = 0x68) => rig.i2c.at({ sda: rig.net("SDA"), scl: rig.net("SCL") }, address)[0];
	const write = (...bytes: number[]) => {
		device()?.start(false);
		for (const byte of bytes) device()?.write(byte);
		device()?.stop?.();
	};
	const bytes = (register: number, count: number) => {
		write(register);
		device()?.start(true);
		return Array.from({ length: count }, (_, index) => device()?.read(index < count - 1) ?? -1);
	};
	/** Signed numbers of two bytes, the higher one first. */
	const words = (register: number, count: number) => {
		const read = bytes(register, count * 2);
		return Array.from({ length: count }, (_, at) => (((read[at * 2] ?? 0) << 24) >> 16) | (read[at * 2 + 1] ?? 0));
	};
	const wake = () => write(0x6b, 0);
	return { ...module, device, write, bytes, words, wake };
}

test("says which chip it is, and sleeps until a program wakes it", () => {
	const one = sensor();
	expect(one.bytes(0x75, 1)).toEqual([0x68]);
	expect(one.bytes(0x6b, 1)).toEqual([0x40]);
	expect(one.words(ACCELERATION, 7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
	one.wake();
	expect(one.words(ACCELERATION, 3)).toEqual([0, 0, 16_384]);
	one.write(0x6b, 0x80);
	expect(one.bytes(0x6b, 1)).toEqual([0x40]);
});

test.each([
	[0, 0, [0, 0, 16_384]],
	[30, 0, [0, 8192, 14_189]],
	[-90, 0, [0, -16_384, 0]],
	[0, 30, [-8192, 0, 14_189]],
	[0, -90, [16_384, 0, 0]],
	[45, 45, [-11_585, 8192, 8192]],
])("with a roll of %i° and a pitch of %i° it feels %j", (roll, pitch, counts) => {
	const one = sensor();
	one.wake();
	one.set("roll", roll);
	one.set("pitch", pitch);
	one.rig.pass(3_000_000);
	expect(one.words(ACCELERATION, 3)).toEqual(counts.map((count) => count + 0));
	expect(one.rig.part.state()).toEqual({ kind: "mpu6050", roll, pitch, powered: true });
});

test.each([
	[0, 16_384, 131],
	[1, 8192, 65.5],
	[2, 4096, 32.75],
	[3, 2048, 16.375],
])("in range %i a g counts %i, and a degree a second %f", (range, gravity, turning) => {
	const one = sensor();
	one.wake();
	one.write(0x1b, range << 3, range << 3);
	expect(one.words(ACCELERATION, 3)).toEqual([0, 0, gravity]);
	expect(one.words(TURNING, 3)).toEqual(GYRO_ZERO.map((degrees) => Math.round(degrees * turning)));
	one.set("roll", 90);
	one.rig.pass(300_000);
	const [aboutX = 0] = one.words(TURNING, 1);
	expect(aboutX / turning).toBeCloseTo(HAND_DEGREES_PER_SECOND + GYRO_ZERO[0], 0);
});

test("what it turned, added up, is where it lies", () => {
	const one = sensor();
	one.wake();
	one.set("roll", 60);
	let degrees = 0;
	for (let step = 0; step < 400; step++) {
		one.rig.pass(5000);
		degrees += ((one.words(TURNING, 1)[0] ?? 0) / 131 - GYRO_ZERO[0]) * 0.005;
	}
	expect(Math.abs(degrees - 60)).toBeLessThan(1);
});

test("the zero of its gyroscope moves while it gets warm", () => {
	const one = sensor();
	one.rig.pass(60_000_000);
	one.wake();
	const zero = () => (one.words(TURNING, 1)[0] ?? 0) / 131;
	expect(zero()).toBeCloseTo(GYRO_ZERO[0], 1);
	one.rig.pass(120_000_000);
	expect(zero()).toBeCloseTo(GYRO_ZERO[0] + GYRO_WARMING.degrees, 2);
});

test("says how warm it is, and the fourteen bytes come in one reading", () => {
	const one = sensor();
	one.wake();
	const [celsius = 0] = one.words(CELSIUS, 1);
	expect(celsius / 340 + 36.53).toBeCloseTo(27, 1);
	expect(one.bytes(ACCELERATION, 14)).toEqual([...one.bytes(ACCELERATION, 8), ...one.bytes(TURNING, 6)]);
});

describe("a new sample", () => {
	/** When INT rose in the first 100 ms, in milliseconds. */
	const rises = (...settings: [number, number][]) => {
		const one = sensor();
		one.wake();
		for (const setting of settings) one.write(...setting);
		const seen: number[] = [];
		one.rig.network.onLevel(one.rig.net("INT"), (high) => high && seen.push(one.rig.microseconds() / 1000));
		one.rig.pass(100_500);
		return seen;
	};

	test.each([
		[3, 9, 10],
		[3, 0, 1],
		[0, 79, 10],
	])("comes with filter %i and divider %i each %i ms, with a pulse at INT", (filter, divider, milliseconds) => {
		const seen = rises([0x19, divider], [0x1a, filter], [0x38, 1]);
		expect(seen).toHaveLength(100 / milliseconds);
		expect((seen[1] ?? 0) - (seen[0] ?? 0)).toBeCloseTo(milliseconds, 3);
	});

	test("pulses only where the program asks for it", () => {
		expect(rises([0x1a, 3])).toEqual([]);
	});

	test("is told once by the status", () => {
		const one = sensor();
		one.wake();
		one.write(0x19, 9, 3);
		one.rig.pass(25_000);
		expect([...one.bytes(0x3a, 1), ...one.bytes(0x3a, 1)]).toEqual([1, 0]);
	});
});

test("AD0 chooses the address; without power there is none, and after it the sleep begins again", () => {
	const one = sensor();
	expect([one.device(), one.device(0x69)].map((device) => device !== undefined)).toEqual([true, false]);
	one.rig.outside("AD0").drive(3.3, 25);
	expect([one.device(), one.device(0x69)].map((device) => device !== undefined)).toEqual([false, true]);
	expect(sensor({ VCC: 2, GND: 0 }).device()).toBeUndefined();
	const fed = sensor({ GND: 0 });
	fed.rig.outside("VCC").drive(5, 1);
	fed.wake();
	expect(fed.words(ACCELERATION, 3)).toEqual([0, 0, 16_384]);
	fed.rig.outside("VCC").drive(0, 1);
	fed.rig.outside("VCC").drive(5, 1);
	expect(fed.words(ACCELERATION, 3)).toEqual([0, 0, 0]);
});

test("pulls its two lines up to 3.3 V", () => {
	expect(sensor().volts("SDA")).toBeCloseTo(3.3, 1);
	expect(sensor().volts("SCL")).toBeCloseTo(3.3, 1);
});
