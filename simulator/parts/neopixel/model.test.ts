import { describe, expect, test } from "vitest";
import { scaled } from "../../fixtures/golden-trace.ts";
import { rigFor } from "../../fixtures/part-rig.ts";
import { WS2812_TIMINGS } from "../ws2812.ts";
import { createNeopixel, part } from "./model.ts";

/** The data sheet's times in microseconds, "Data transfer time", p. 4. */
const DATA_SHEET = { zero: 0.4, one: 0.8, period: 1.25, reset: 50 };

function strip({ timings = WS2812_TIMINGS, times = DATA_SHEET, vcc = 5 } = {}) {
	const rig = rigFor(part.pins, (host) => createNeopixel(host, timings), {
		supplies: { VCC: vcc, GND: 0 },
		props: { pixels: 2 },
	});
	const level = (high: boolean, microseconds: number) => {
		rig.outside("DIN").drive(high ? 5 : 0, 25);
		rig.pass(microseconds);
	};
	const send = (...words: readonly number[]) => {
		for (const word of words)
			for (let bit = 23; bit >= 0; bit--) {
				const length = (word >> bit) & 1 ? times.one : times.zero;
				level(true, length);
				level(false, times.period - length);
			}
	};
	const pixels = () => {
		const state = rig.part.state();
		return state.kind === "neopixel" ? state.pixels : [];
	};
	level(false, 100);
	return { rig, send, pixels, pause: (microseconds: number) => level(false, microseconds) };
}

describe("the NeoPixel strip", () => {
	test("takes green, red and blue for each lamp, and shows them after a pause", () => {
		const { send, pixels, pause } = strip();
		send(0x8040ff, 0x00ff01);
		pause(20);
		expect(pixels()).toEqual([0, 0]);
		pause(31);
		expect(pixels()).toEqual([0x4080ff, 0xff0001]);
		send(0x000000);
		pause(60);
		expect(pixels()).toEqual([0, 0xff0001]);
	});

	test.each([-0.15, 0.15])("stands what the data sheet allows: all highs longer by %s µs", (more) => {
		const { send, pixels, pause } = strip({
			times: { ...DATA_SHEET, zero: DATA_SHEET.zero + more, one: DATA_SHEET.one + more },
		});
		send(0xa5a5a5, 0x123456);
		pause(60);
		expect(pixels()).toEqual([0xa5a5a5, 0x341256]);
	});

	test("passes on what is meant for the lamps behind it", () => {
		const { rig, send } = strip();
		let passed = 0;
		rig.network.onLevel(rig.net("DOUT"), (high) => {
			passed += Number(high);
		});
		send(0, 0);
		expect(passed).toBe(0);
		send(0xffffff);
		expect(passed).toBe(24);
	});

	test("is dark without power", () => {
		const { send, pixels, pause } = strip({ vcc: 0 });
		send(0xffffff, 0xffffff);
		pause(60);
		expect(pixels()).toEqual([0, 0]);
	});

	test.each([0.6, 1.6])("a lamp whose times are shifted to %s would be noticed", (factor) => {
		const { send, pixels, pause } = strip({ timings: scaled(WS2812_TIMINGS, factor) });
		send(0xa5a5a5, 0x123456);
		pause(51);
		expect(pixels()).not.toEqual([0xa5a5a5, 0x341256]);
	});
});
