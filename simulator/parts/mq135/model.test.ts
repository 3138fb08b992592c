import { describe, expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { part as mq135 } from "./model.ts";

const SECOND = 1_000_000;

describe("the air sensor MQ-135", () => {
	// 20 kΩ below 108 kΩ, which fall to a half, a third, an eighth.
	test.each([
		[1, 0.78, true],
		[2, 1.35, true],
		[2.9, 1.75, true],
		[3, 1.79, false],
		[8, 2.99, false],
	])("warm, in air %s times as dirty, it gives %s V, DOUT high: %s", (times, volts, high) => {
		const sensor = powered(mq135);
		sensor.rig.pass(61 * SECOND);
		sensor.set("times", times);
		expect(sensor.volts("AOUT")).toBeCloseTo(volts, 1);
		expect(sensor.rig.network.isHigh(sensor.rig.net("DOUT"))).toBe(high);
		expect(sensor.rig.part.state()).toEqual({ kind: "mq135", times, warmth: 1, alarm: !high });
	});

	test("cold it reads as in air four times as dirty, and less and less for a minute", () => {
		const sensor = powered(mq135);
		const falling = Array.from({ length: 8 }, () => {
			const volts = sensor.volts("AOUT");
			sensor.rig.pass(10 * SECOND);
			return volts;
		});
		expect(falling[0]).toBeCloseTo(2.13, 1);
		expect(falling.slice(0, 7)).toEqual(falling.slice(0, 7).toSorted((a, b) => b - a));
		expect(new Set(falling.slice(0, 7)).size).toBe(7);
		expect(falling[7]).toBe(falling[6]);
		expect(falling[6]).toBeCloseTo(0.78, 1);
	});

	test("how long it warms up can be chosen", () => {
		const sensor = powered(mq135, undefined, { seconds: 5 });
		sensor.rig.pass(4.7 * SECOND);
		expect(sensor.rig.part.state()).toMatchObject({ warmth: 0.9 });
		sensor.rig.pass(0.4 * SECOND);
		expect(sensor.rig.part.state()).toMatchObject({ warmth: 1 });
	});

	test("without power it gives nothing, and stays cold", () => {
		const sensor = powered(mq135, { VCC: 0, GND: 0 });
		sensor.set("times", 8);
		sensor.rig.pass(100 * SECOND);
		expect(sensor.volts("AOUT")).toBeCloseTo(0, 2);
		expect(sensor.rig.part.state()).toEqual({ kind: "mq135", times: 8, warmth: 0, alarm: false });
	});
});
