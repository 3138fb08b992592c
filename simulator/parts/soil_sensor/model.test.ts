import { expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { part as soilSensor } from "./model.ts";

test.each([
	[{}, 0, 2.5],
	[{}, 30, 2.17],
	[{}, 100, 1.4],
	[{ dry: 2.7, wet: 1.2 }, 50, 1.95],
])("with %o in soil of %i %% gives %s V", (props, percent, expected) => {
	const { set, volts } = powered(soilSensor, { VCC: 5, GND: 0 }, props);
	set("moisture", percent);
	expect(volts("AOUT")).toBeCloseTo(expected, 2);
});

test("begins as it is told, and gives nothing without power", () => {
	expect(powered(soilSensor, { VCC: 5, GND: 0 }, { initial: 100 }).volts("AOUT")).toBeCloseTo(1.4, 2);
	expect(powered(soilSensor, { VCC: 3, GND: 0 }).volts("AOUT")).toBeCloseTo(0, 2);
});
