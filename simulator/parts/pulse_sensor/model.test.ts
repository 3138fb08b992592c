import { describe, expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { ejectionTime, meanHeight, pulseHeight } from "../pulse-wave.ts";
import { part as pulseSensor } from "./model.ts";

type Sensor = ReturnType<typeof powered>;
const READ_MICROSECONDS = 2000;

/** What `SIG` gives each 2 ms. */
function record({ rig, volts }: Sensor, seconds: number): number[] {
	return Array.from({ length: (seconds * 1e6) / READ_MICROSECONDS }, () => {
		rig.pass(READ_MICROSECONDS);
		return volts("SIG");
	});
}

/** When the signal rises through a level, in seconds. */
function risesThrough(signal: readonly number[], level: number): number[] {
	return signal.flatMap((volts, at) =>
		volts >= level && (signal[at - 1] ?? level) < level ? [(at * READ_MICROSECONDS) / 1e6] : [],
	);
}

function withFinger(bpm: number, contact = 100, supplies = { VCC: 5, GND: 0 }): Sensor {
	const sensor = powered(pulseSensor, supplies);
	sensor.set("bpm", bpm);
	sensor.set("contact", contact);
	sensor.set("finger", 1);
	sensor.rig.pass(3_000_000);
	return sensor;
}

const swing = (signal: readonly number[]) => Math.max(...signal) - Math.min(...signal);

describe("the pulse sensor", () => {
	test.each([40, 60, 72, 120, 180])("at %s beats a minute its systolic peak comes as often", (bpm) => {
		const beats = risesThrough(record(withFinger(bpm), 30), 3.4);
		const mean = ((beats.at(-1) ?? 0) - (beats[0] ?? 0)) / (beats.length - 1);
		expect(Math.abs(60 / mean / bpm - 1)).toBeLessThan(0.01);
		const gaps = beats.slice(1).map((at, index) => at - (beats[index] ?? 0));
		expect(Math.max(...gaps) / mean).toBeGreaterThan(1.03);
		expect(Math.max(...gaps) / mean).toBeLessThan(1.07);
	});

	test.each([50, 75, 90])(
		"at %s beats a minute the half of the swing is crossed twice: by the second wave, too",
		(bpm) => {
			const signal = record(withFinger(bpm), 12);
			const middle = (Math.max(...signal) + Math.min(...signal)) / 2;
			const rises = risesThrough(signal, middle);
			expect(Math.abs(rises.length / ((12 * bpm) / 60) - 2)).toBeLessThan(0.15);
			const [first = 0, second = 0, third = 0] = rises;
			const apart = Math.min(second - first, third - second);
			expect(apart).toBeGreaterThan(0.15);
			expect(apart).toBeLessThan(0.3);
		},
	);

	test("above 120 beats a minute the second wave stays below the half of the swing", () => {
		const signal = record(withFinger(125), 12);
		const middle = (Math.max(...signal) + Math.min(...signal)) / 2;
		expect(Math.abs(risesThrough(signal, middle).length / ((12 * 125) / 60) - 1)).toBeLessThan(0.1);
	});

	test.each([
		[100, 5, 1.5],
		[50, 5, 0.75],
		[100, 3.3, 0.99],
	])("a contact of %s percent at %s V swings by about %s V, about half the supply", (contact, VCC, about) => {
		const signal = record(withFinger(70, contact, { VCC, GND: 0 }), 8);
		expect(Math.abs(swing(signal) - about)).toBeLessThan(0.2);
		const mean = signal.reduce((sum, volts) => sum + volts, 0) / signal.length;
		expect(mean).toBeCloseTo(VCC / 2, 1);
	});

	test("the wave wanders with the breath, by less than a beat swings", () => {
		const signal = record(withFinger(60), 8);
		const lowest = Array.from({ length: 5 }, (_, second) =>
			Math.min(...signal.slice(second * 500, second * 500 + 650)),
		);
		expect(swing(lowest)).toBeGreaterThan(0.05);
		expect(swing(lowest)).toBeLessThan(0.2);
	});

	test("a finger that comes or goes throws it off; without one it stays near the middle, but is never still", () => {
		const sensor = withFinger(60);
		sensor.set("finger", 0);
		const first = record(sensor, 1.5);
		expect(Math.min(...first)).toBeLessThan(1.5);
		const rest = record(sensor, 4);
		expect(swing(rest)).toBeLessThan(0.08);
		expect(swing(rest)).toBeGreaterThan(0.02);
		expect(rest.every((volts) => Math.abs(volts - 2.5) < 0.05)).toBe(true);
		expect(sensor.rig.part.state()).toEqual({ kind: "pulse_sensor", finger: false, height: 0, bpm: 60, contact: 100 });
	});

	test("the same moves give the same signal", () => {
		expect(record(withFinger(95, 70), 3)).toEqual(record(withFinger(95, 70), 3));
	});

	test.each([{ VCC: 0, GND: 0 }, { VCC: 2.5, GND: 0 }, { GND: 0 }])(
		"without power it gives nothing: %o",
		(supplies) => {
			const sensor = powered(pulseSensor, supplies as Record<string, number>);
			sensor.set("finger", 1);
			expect(swing([0, ...record(sensor, 1)])).toBeCloseTo(0, 3);
		},
	);
});

test("the heart pumps for 311 ms at 60 beats a minute, and shorter when it is fast", () => {
	expect(ejectionTime(60)).toBeCloseTo(0.311, 3);
	expect(ejectionTime(150)).toBeCloseTo(0.158, 3);
});

test.each([40, 60, 180])("at %s beats a minute the mean height is that of its waves", (bpm) => {
	const steps = 2000;
	const sum = Array.from({ length: steps }, (_, step) => pulseHeight((step / steps - 0.1) * (60 / bpm), bpm));
	expect(sum.reduce((a, b) => a + b, 0) / steps).toBeCloseTo(meanHeight(bpm), 1);
	expect(Math.max(...sum)).toBeCloseTo(1, 1);
});
