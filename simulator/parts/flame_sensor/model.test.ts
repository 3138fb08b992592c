import { describe, expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { part as flameSensor } from "./model.ts";

describe("the flame sensor", () => {
	test.each([
		[0, 4.95, true],
		[49, 3.53, true],
		[50, 3.45, false],
		[100, 0.24, false],
	])("before a flame of %i %% gives %s V, DOUT high: %s", (flame, volts, high) => {
		const sensor = powered(flameSensor);
		sensor.set("flame", flame);
		expect(sensor.volts("AOUT")).toBeCloseTo(volts, 1);
		expect(sensor.rig.network.isHigh(sensor.rig.net("DOUT"))).toBe(high);
	});
});
