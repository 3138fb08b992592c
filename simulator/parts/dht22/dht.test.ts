import { describe, expect, test } from "vitest";
import { alike, levelLengths, scaled } from "../../fixtures/golden-trace.ts";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part as dht11 } from "../dht11/model.ts";
import type { PartKind } from "../part.ts";
import { createDht } from "./dht.ts";
import { DHT11_TIMINGS, DHT22_TIMINGS } from "./dht-timings.ts";
import { part as dht22 } from "./model.ts";

const MODELS = {
	dht11: { kind: dht11, timings: DHT11_TIMINGS, wake: 18_000 },
	dht22: { kind: dht22, timings: DHT22_TIMINGS, wake: 1000 },
};

function sensor(model: keyof typeof MODELS, { timings = MODELS[model].timings, pullUp = true, vcc = 5 } = {}) {
	const kind: PartKind = MODELS[model].kind;
	const rig = rigFor(kind.pins, (host) => createDht(model, host, timings), {
		supplies: { VCC: vcc, GND: 0 },
		wire: (network, net, supply) => {
			if (pullUp) network.branch(net("SDA"), supply, { ohms: 10_000 });
		},
	});
	return {
		set: (celsius: number, humidity: number) => {
			rig.part.setControl?.("celsius", celsius);
			rig.part.setControl?.("humidity", humidity);
		},
		pass: rig.pass,
		/** Sends a request and returns the duration of each level after it. */
		ask(wake = MODELS[model].wake): number[] {
			rig.outside("SDA").drive(0, 25);
			rig.pass(wake);
			rig.outside("SDA").release();
			const lengths = levelLengths(rig, "SDA");
			rig.pass(6000);
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
	// The makers' own examples: AM2302, p. 5: 65.8 % with 26.9 °C, and -10.1 °C; DHT11, p. 4: 53 % with 24 °C.
	test.each([
		["dht22", 26.9, 65.8, [0x02, 0x92, 0x01, 0x0d, 0xa2]],
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
	/**
	 * The makers' examples on the wire: wait 30, announce 80 and 80, gaps 50, bits 27 or 70 (AM2302, table 6, p. 6; DHT11, steps 2
	 * to 4 and "End signal", pp. 5-6).
	 */
	const EXAMPLES = {
		dht22: { celsius: 26.9, humidity: 65.8, bytes: [0x02, 0x92, 0x01, 0x0d, 0xa2] },
		dht11: { celsius: 24, humidity: 53, bytes: [0x35, 0x00, 0x18, 0x00, 0x4d] },
	};
	const golden = (model: keyof typeof MODELS) => [
		...[30, 80, 80, 50],
		...EXAMPLES[model].bytes.flatMap((byte) =>
			[7, 6, 5, 4, 3, 2, 1, 0].flatMap((bit) => [(byte >> bit) & 1 ? 70 : 27, 50]),
		),
	];

	const trace = (model: keyof typeof MODELS, timings = MODELS[model].timings) => {
		const one = sensor(model, { timings });
		one.set(EXAMPLES[model].celsius, EXAMPLES[model].humidity);
		return one.ask();
	};

	describe.each(["dht11", "dht22"] as const)("%s", (model) => {
		test("every level lasts as long as the data sheet says", () => {
			expect(trace(model)).toEqual(golden(model));
		});

		test.each([0.8, 1.2])("a sensor whose times are shifted to %s would be noticed", (factor) => {
			expect(alike(trace(model), golden(model))).toBe(true);
			const { wake, ...signal } = MODELS[model].timings;
			expect(alike(trace(model, { wake, ...scaled(signal, factor) }), golden(model))).toBe(false);
		});
	});

	test("wakes only for a low that is long enough, with power and a pull-up", () => {
		expect(sensor("dht11").ask(15_000)).toEqual([]);
		expect(sensor("dht22").ask(500)).toEqual([]);
		expect(sensor("dht22", { vcc: 0 }).ask()).toEqual([]);
		expect(sensor("dht22", { pullUp: false }).ask()).toEqual([]);
	});
});
