import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { createAmg8833, part } from "./model.ts";
import { celsiusOf } from "./scene.ts";
import { pixelError, REGISTER, TIMINGS } from "./sensor.ts";

const FRAME = 100_000;
const HOT = { x: 2, y: 8, degrees: 60, room: 25 };

function sensor({ vin = 5, timings = TIMINGS, supplies = {} }: Options = {}) {
	const rig = rigFor(part.pins, (host) => createAmg8833(host, timings), {
		supplies: { VIN: vin, GND: 0, ...supplies },
	});
	const at = (address: number) => rig.i2c.at({ sda: rig.net("SDA"), scl: rig.net("SCL") }, address)[0];
	const read = (register: number, count = 1) => {
		at(0x69)?.start(false);
		at(0x69)?.write(register);
		at(0x69)?.start(true);
		return Array.from({ length: count }, () => at(0x69)?.read(true) ?? -1);
	};
	const write = (register: number, ...bytes: number[]) => {
		at(0x69)?.start(false);
		for (const byte of [register, ...bytes]) at(0x69)?.write(byte);
	};
	const pixels = () => {
		const bytes = read(REGISTER.pixels, 128);
		return Array.from({ length: 64 }, (_, index) => {
			const steps = (bytes[index * 2] ?? 0) | ((bytes[index * 2 + 1] ?? 0) << 8);
			return (steps >= 0x800 ? steps - 0x1000 : steps) / 4;
		});
	};
	const set = (values: Partial<typeof HOT>) => {
		for (const [id, value] of Object.entries(values)) rig.part.setControl?.(id, value);
	};
	return { rig, at, read, write, pixels, set, interrupt: () => !rig.network.isHigh(rig.net("INT")) };
}
interface Options {
	vin?: number;
	timings?: typeof TIMINGS;
	supplies?: Record<string, number>;
}

describe("the picture", () => {
	test.each([
		["a hot thing in the upper row", HOT, 1],
		["a cold thing in the lower row", { x: 8, y: 1, degrees: 2, room: 30 }, 63],
	])("of %s has its temperature there and the room's far away", (_, scene, index) => {
		const { rig, set, pixels } = sensor();
		set(scene);
		rig.pass(FRAME);
		const seen = pixels();
		const far = index === 1 ? 63 : 0;
		expect(seen[index]).toBe(scene.degrees + pixelError(index));
		expect(seen[far]).toBe(scene.room + pixelError(far));
		const wanted = celsiusOf(scene);
		expect(seen.every((one, at) => Math.abs(one - (wanted[at] ?? 0)) <= 0.625)).toBe(true);
	});

	test("has no thing beside the view, and errors of half a degree at most that differ", () => {
		for (const x of [-1, 10]) {
			const { rig, set, pixels } = sensor();
			set({ ...HOT, x });
			rig.pass(FRAME);
			expect([Math.min(...pixels()), Math.max(...pixels())]).toEqual([24.5, 25.5]);
		}
	});

	test("below zero is in two's complement", () => {
		expect(celsiusOf({ x: 1, y: 1, degrees: -3, room: -3 })).toEqual(Array(64).fill(-3));
		const { rig, set, read } = sensor();
		set({ room: -1, x: 10 });
		rig.pass(FRAME);
		expect(read(REGISTER.pixels, 2)).toEqual([0xfa, 0x0f]);
		expect(read(REGISTER.thermistor, 2)).toEqual([0x10, 0x08]);
	});
});

test("the thermistor has the room's temperature in steps of 1/16 °C", () => {
	const { rig, read } = sensor();
	rig.pass(FRAME);
	expect(read(REGISTER.thermistor, 2)).toEqual([0x90, 0x01]);
});

describe("frames", () => {
	/** When the first pixel changes after the room did, in milliseconds. */
	function changesAfter(slow: boolean, timings = TIMINGS) {
		const { rig, set, write, read } = sensor({ timings });
		write(REGISTER.frameRate, slow ? 1 : 0);
		rig.pass(timings[slow ? "slow" : "fast"] * 1000 + 1000);
		const before = read(REGISTER.pixels)[0];
		set({ room: 35 });
		let passed = 1;
		for (; read(REGISTER.pixels)[0] === before; passed++) rig.pass(1000);
		return passed;
	}

	test.each([
		[false, 100],
		[true, 1000],
	])("come each 100 ms, or each second (%s), and other times would be noticed", (slow, milliseconds) => {
		expect(changesAfter(slow)).toBe(milliseconds);
		for (const factor of [0.8, 1.2])
			expect(changesAfter(slow, { fast: 100 * factor, slow: 1000 * factor })).not.toBe(milliseconds);
	});

	test("take what was seen then, not what is there when they are read", () => {
		const { rig, set, pixels } = sensor();
		rig.pass(FRAME + 50_000);
		set({ room: 35 });
		expect(pixels()[0]).toBe(25 + pixelError(0));
		rig.pass(FRAME);
		expect(pixels()[0]).toBe(35 + pixelError(0));
	});

	test("stop in sleep, and begin anew after a reset", () => {
		const { rig, set, write, pixels } = sensor();
		rig.pass(FRAME);
		write(REGISTER.power, 0x10);
		set({ room: 35 });
		rig.pass(FRAME * 3);
		expect(pixels()[0]).toBe(25 + pixelError(0));
		write(REGISTER.reset, 0x3f);
		expect(pixels()[0]).toBe(0);
		rig.pass(FRAME);
		expect(pixels()[0]).toBe(35 + pixelError(0));
	});
});

describe("INT", () => {
	/** Levels of 40 and 10 °C, 2 °C of hysteresis. */
	const LEVELS = [160, 0, 40, 0, 8, 0];

	test("is low while enabled from a pixel beyond a level on, until it is cleared", () => {
		const { rig, set, write, read, interrupt } = sensor();
		set({ ...HOT, degrees: 30 });
		write(REGISTER.highLevel, ...LEVELS);
		write(REGISTER.interruptControl, 0x03);
		rig.pass(FRAME);
		expect(interrupt()).toBe(false);
		set({ degrees: 45 });
		rig.pass(FRAME);
		expect([interrupt(), ...read(REGISTER.interrupts, 2)]).toEqual([true, 0b10, 0]);
		set({ degrees: 38 });
		rig.pass(FRAME);
		write(REGISTER.clearStatus, 0x02);
		rig.pass(FRAME);
		expect([interrupt(), ...read(REGISTER.interrupts, 2)]).toEqual([false, 0, 0]);
	});

	test("compares with the frame before in its difference mode", () => {
		const { rig, set, write, interrupt } = sensor();
		set({ ...HOT, x: 10 });
		write(REGISTER.highLevel, 20, 0, 0xec, 0x0f, 0, 0);
		write(REGISTER.interruptControl, 0x01);
		rig.pass(FRAME * 3);
		expect(interrupt()).toBe(false);
		set({ x: 4 });
		rig.pass(FRAME);
		expect(interrupt()).toBe(true);
	});
});

test("answers at 0x69, at 0x68 with AD0 at ground, and not without power", () => {
	expect([sensor().at(0x69), sensor().at(0x68)].map((one) => one !== undefined)).toEqual([true, false]);
	const other = sensor({ supplies: { AD0: 0 } });
	expect([other.at(0x69), other.at(0x68)].map((one) => one !== undefined)).toEqual([false, true]);
	expect(sensor({ vin: 2.5 }).at(0x69)).toBeUndefined();
});
