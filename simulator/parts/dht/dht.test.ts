import { describe, expect, test } from "vitest";
import { alike, levelLengths, scaled } from "../../fixtures/golden-trace.ts";
import { benchFor } from "../../fixtures/part-bench.ts";
import type { PartKind } from "../part.ts";
import { createDht, dht11, dht22 } from "./dht.ts";
import { DHT11_TIMINGS, DHT22_TIMINGS } from "./dht-timings.ts";

const MODELS = {
	dht11: { kind: dht11, timings: DHT11_TIMINGS, wake: 18_000 },
	dht22: { kind: dht22, timings: DHT22_TIMINGS, wake: 1000 },
};

function sensor(model: keyof typeof MODELS, { timings = MODELS[model].timings, pullUp = true, vcc = 5 } = {}) {
	const kind: PartKind = MODELS[model].kind;
	const bench = benchFor(kind.pins, (host) => createDht(model, host, timings), {
		supplies: { VCC: vcc, GND: 0 },
		wire: (network, net, supply) => {
			if (pullUp) network.branch(net("SDA"), supply, { ohms: 10_000 });
		},
	});
	return {
		set: (celsius: number, humidity: number) => {
			bench.part.setControl?.("celsius", celsius);
			bench.part.setControl?.("humidity", humidity);
		},
		pass: bench.pass,
		/** Asks, and answers with how long each level lasts from the asking's end. */
		ask(wake = MODELS[model].wake): number[] {
			bench.outside("SDA").drive(0, 25);
			bench.pass(wake);
			bench.outside("SDA").release();
			const lengths = levelLengths(bench, "SDA");
			bench.pass(6000);
			return lengths;
		},
	};
}

/** The five bytes that the levels of an answer mean: bits are the highs after the announcement. */
function bytesOf(lengths: readonly number[]): number[] {
	const highs = lengths.slice(4).filter((_, at) => at % 2 === 0);
	return [0, 1, 2, 3, 4].map((byte) =>
		highs.slice(byte * 8, byte * 8 + 8).reduce((value, high) => value * 2 + (high > 48 ? 1 : 0), 0),
	);
}

describe("data", () => {
	// The DHT22's own examples: 65.2 % with 35.1 °C, and -10.1 °C (data sheet, "communication and signal").
	test.each([
		["dht22", 35.1, 65.2, [0x02, 0x8c, 0x01, 0x5f, 0xee]],
		["dht22", -10.1, 65.2, [0x02, 0x8c, 0x80, 0x65, 0x73]],
		["dht22", -40, 0, [0, 0, 0x81, 0x90, 0x11]],
		["dht22", 80, 100, [0x03, 0xe8, 0x03, 0x20, 0x0e]],
		["dht22", -45, 100, [0x03, 0xe8, 0x81, 0x90, 0xfc]],
		["dht11", 24, 53, [53, 0, 24, 0, 77]],
		["dht11", 0, 20, [20, 0, 0, 0, 20]],
		["dht11", 50, 90, [90, 0, 50, 0, 140]],
		["dht11", -10, 100, [90, 0, 0, 0, 90]],
		["dht11", 60, 0, [20, 0, 50, 0, 70]],
	] as const)("a %s at %s °C and %s %% sends its five bytes", (model, celsius, humidity, bytes) => {
		const one = sensor(model);
		one.set(celsius, humidity);
		expect(bytesOf(one.ask())).toEqual(bytes);
	});

	test.each([
		["dht11", 1_000_000],
		["dht22", 2_000_000],
	] as const)("asked again too soon, a %s repeats what it said", (model, interval) => {
		const one = sensor(model);
		one.set(20, 40);
		const first = bytesOf(one.ask());
		one.set(30, 60);
		one.pass(interval - 100_000);
		expect(bytesOf(one.ask())).toEqual(first);
		one.pass(100_000);
		expect(bytesOf(one.ask())).not.toEqual(first);
	});
});

describe("timing", () => {
	/** A DHT22 at 35.1 °C and 65.2 %, by the data sheet's table of single-bus times: wait 30, announce 80 and 80, gaps 50, bits 27 or 70. */
	const golden = [30, 80, 80, 50];
	for (const byte of [0x02, 0x8c, 0x01, 0x5f, 0xee])
		for (const bit of [7, 6, 5, 4, 3, 2, 1, 0]) golden.push((byte >> bit) & 1 ? 70 : 27, 50);

	const trace = (timings = DHT22_TIMINGS) => {
		const one = sensor("dht22", { timings });
		one.set(35.1, 65.2);
		return one.ask();
	};

	test("every level lasts as long as the data sheet says", () => {
		expect(trace()).toEqual(golden);
	});

	test.each([0.8, 1.2])("a sensor whose times are shifted to %s would be noticed", (factor) => {
		expect(alike(trace(), golden)).toBe(true);
		expect(alike(trace(scaled(DHT22_TIMINGS, factor)), golden)).toBe(false);
	});

	test("wakes only for a low that is long enough, with power and a pull-up", () => {
		expect(sensor("dht11").ask(15_000)).toEqual([]);
		expect(sensor("dht22").ask(500)).toEqual([]);
		expect(sensor("dht22", { vcc: 0 }).ask()).toEqual([]);
		expect(sensor("dht22", { pullUp: false }).ask()).toEqual([]);
	});
});
