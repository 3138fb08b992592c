import { describe, expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { part as uvSensor } from "./model.ts";

describe("the UV sensor", () => {
	test.each([
		[0, 0],
		[0.5, 0.05],
		[7, 0.7],
		[11, 1.1],
		[15, 1.5],
	])("at a UV index of %s gives %s V", (index, volts) => {
		const sensor = powered(uvSensor);
		sensor.set("index", index);
		expect(sensor.volts("SIG")).toBeCloseTo(volts, 2);
		expect(sensor.rig.part.state()).toEqual({ kind: "uv_sensor", index });
	});

	test("gives the same at 3.3 V, and never more than its amplifier can", () => {
		const sensor = powered(uvSensor, { VCC: 3.3, GND: 0 });
		sensor.set("index", 11);
		expect(sensor.volts("SIG")).toBeCloseTo(1.1, 2);
		const weak = powered(uvSensor, { VCC: 2.7, GND: 0 });
		weak.set("index", 15);
		expect(weak.volts("SIG")).toBeCloseTo(1.2, 2);
	});

	test.each([{ VCC: 0, GND: 0 }, { VCC: 2.6, GND: 0 }, { GND: 0 }])(
		"without power it gives nothing: %o",
		(supplies) => {
			const sensor = powered(uvSensor, supplies);
			sensor.set("index", 15);
			expect(sensor.volts("SIG")).toBeCloseTo(0, 3);
		},
	);
});
