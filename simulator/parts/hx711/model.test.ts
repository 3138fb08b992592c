import { describe, expect, test } from "vitest";
import { type PartRig, rigFor } from "../../fixtures/part-rig.ts";
import { createHx711, part as hx711, TIMINGS } from "./model.ts";

/** A module with this many volts between `A+` and `A-` of its enlarged signal, for a supply of 4.3 V. */
function module(signal = 0, timings = TIMINGS) {
	return rigFor(hx711.pins, (host) => createHx711(host, timings), {
		supplies: { VCC: 5, GND: 0, "E-": 0, "A-": 2.15, "A+": 2.15 + signal },
	});
}

const isReady = (rig: PartRig) => !rig.network.isHigh(rig.net("DT"));

/** Reads as a microcontroller does: this many pulses, each with the level of `DT` while the clock is high. */
function read(rig: PartRig, pulses = 25): number {
	let bits = 0;
	for (let pulse = 1; pulse <= pulses; pulse++) {
		rig.outside("SCK").drive(5, 25);
		rig.pass(2);
		if (pulse <= 24) bits = (bits << 1) | (rig.network.isHigh(rig.net("DT")) ? 1 : 0);
		rig.outside("SCK").drive(0, 25);
		rig.pass(2);
	}
	return (bits << 8) >> 8;
}

/** Milliseconds until `DT` falls; -1 after a second. */
function readyAfter(rig: PartRig): number {
	for (let ms = 0; ms < 1000; ms++) {
		if (isReady(rig)) return ms;
		rig.pass(1000);
	}
	return -1;
}

describe("the data sheet's times", () => {
	test("the first number after 400 ms, the next 100 ms later", () => {
		const rig = module();
		expect(readyAfter(rig)).toBe(400);
		read(rig);
		expect(readyAfter(rig)).toBe(100);
	});

	test("another rate would be noticed", () => {
		for (const factor of [0.8, 1.2]) {
			const rig = module(0, { ...TIMINGS, settlingMs: 400 * factor, conversionMs: 100 * factor });
			expect(readyAfter(rig)).not.toBe(400);
		}
	});

	test("a clock that stays high for longer than 60 µs switches it off, and low again on after 400 ms", () => {
		const rig = module();
		rig.pass(450_000);
		rig.outside("SCK").drive(5, 25);
		rig.pass(59);
		expect(rig.part.state()).toMatchObject({ powered: true });
		rig.pass(2);
		expect(rig.part.state()).toMatchObject({ powered: false, ready: false });
		rig.outside("SCK").drive(0, 25);
		expect(readyAfter(rig)).toBe(400);
	});
});

test.each([
	[0, 0],
	[0.043, 107_374],
	[-0.043, -107_374],
	[4.3, 0x7fffff],
	[-4.3, -0x800000],
])("an enlarged signal of %f V is the number %i", (signal, expected) => {
	const rig = module(signal);
	rig.pass(450_000);
	expect(Math.abs(read(rig) - expected)).toBeLessThanOrEqual(1);
});

test("26 and 27 pulses choose channel B and a gain of 64, after 400 ms; what comes in is read as it then is", () => {
	const rig = module(0.043);
	rig.pass(450_000);
	read(rig, 27);
	expect(readyAfter(rig)).toBe(400);
	expect(Math.abs(read(rig, 26) - 107_374 / 2)).toBeLessThanOrEqual(1);
	expect(readyAfter(rig)).toBe(400);
	expect(read(rig)).toBe(0);
});

test("pulses before a number is ready bring nothing, and a number that was begun stays until its end", () => {
	const rig = module(0.043);
	read(rig);
	expect(readyAfter(rig)).toBeGreaterThan(390);
	const first = read(rig, 12);
	rig.pass(300_000);
	for (let pulse = 0; pulse < 13; pulse++) {
		rig.outside("SCK").drive(5, 25);
		rig.pass(2);
		rig.outside("SCK").drive(0, 25);
		rig.pass(2);
	}
	expect(first).toBe((107_374 >> 12) & 0xfff);
	expect(isReady(rig)).toBe(false);
});
