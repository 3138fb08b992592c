import { describe, expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { part as gasSensor } from "./model.ts";

describe("the gas sensor", () => {
	// RS/R0 in the maker's diagram for LPG: about 1.6 at 200 ppm, 0.78 at 1000, 0.28 at 10,000; 9.83 in clean air.
	test.each([
		[0, 0.46, true],
		[200, 1.92, true],
		[990, 2.8, true],
		[1000, 2.81, false],
		[10_000, 3.92, false],
	])("at %i ppm gives %s V, DOUT high: %s", (ppm, volts, high) => {
		const sensor = powered(gasSensor);
		sensor.set("ppm", ppm);
		expect(sensor.volts("AOUT")).toBeCloseTo(volts, 1);
		expect(sensor.rig.network.isHigh(sensor.rig.net("DOUT"))).toBe(high);
	});

	test("without power it gives nothing", () => {
		const sensor = powered(gasSensor, { VCC: 0, GND: 0 });
		sensor.set("ppm", 10_000);
		expect(sensor.volts("AOUT")).toBeCloseTo(0, 2);
		expect(sensor.rig.part.state()).toEqual({ kind: "gas_sensor", ppm: 10_000, alarm: false });
	});
});
