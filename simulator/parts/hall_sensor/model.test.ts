import { describe, expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { part as hallSensor } from "./model.ts";

describe("the Hall sensor", () => {
	// 2.5 V and 14 mV for each millitesla, up to 0.8 V from either end of the supply.
	test.each([
		[-200, 0.8],
		[-122, 0.8],
		[-100, 1.1],
		[-1, 2.486],
		[0, 2.5],
		[10, 2.64],
		[100, 3.9],
		[121, 4.194],
		[200, 4.2],
	])("at %i mT gives %s V", (field, volts) => {
		const sensor = powered(hallSensor);
		sensor.set("field", field);
		expect(sensor.volts("OUT")).toBeCloseTo(volts, 2);
		expect(sensor.rig.part.state()).toEqual({ kind: "hall_sensor", field });
	});

	test.each([
		[2.7, 1.35, 1.728],
		[3.3, 1.65, 2.112],
		[6, 3, 3.84],
	])("at a supply of %s V gives half of it without a field, and in proportion at 50 mT", (supply, half, more) => {
		const sensor = powered(hallSensor, { VCC: supply, GND: 0 });
		expect(sensor.volts("OUT")).toBeCloseTo(half, 2);
		sensor.set("field", 50);
		expect(sensor.volts("OUT")).toBeCloseTo(more, 2);
	});

	test("one sensor's middle is not another's", () => {
		const sensor = powered(hallSensor, undefined, { middle: 2.59 });
		expect(sensor.volts("OUT")).toBeCloseTo(2.59, 2);
		sensor.set("field", -10);
		expect(sensor.volts("OUT")).toBeCloseTo(2.45, 2);
	});

	test.each([{ VCC: 0, GND: 0 }, { VCC: 2.6, GND: 0 }, { GND: 0 }])(
		"without power it gives nothing: %o",
		(supplies) => {
			const sensor = powered(hallSensor, supplies);
			sensor.set("field", 100);
			expect(sensor.volts("OUT")).toBeCloseTo(0, 3);
		},
	);

	test("follows its supply when a pin switches it on and off", () => {
		const { rig, volts } = powered(hallSensor, { GND: 0 });
		rig.outside("VCC").drive(5, 25);
		expect(volts("VCC")).toBeCloseTo(4.85, 2);
		expect(volts("OUT")).toBeCloseTo(4.85 / 2, 2);
		rig.outside("VCC").drive(0, 25);
		expect(volts("OUT")).toBeCloseTo(0, 3);
	});
});
