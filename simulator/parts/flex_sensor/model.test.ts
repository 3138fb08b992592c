import { describe, expect, test } from "vitest";
import { dividerOver } from "../../fixtures/divider.ts";
import { part as flexSensor } from "./model.ts";

describe("the flex sensor", () => {
	test.each([
		[0, 25_000],
		[20, 40_000],
		[50, 62_500],
		[100, 100_000],
	])("bent by %i %% has %i Ω", (bend, ohms) => {
		const { rig, volts } = dividerOver(flexSensor, 47_000);
		rig.part.setControl?.("bend", bend);
		expect(volts()).toBeCloseTo((5 * ohms) / (ohms + 47_000), 3);
		expect(rig.part.state()).toEqual({ kind: "flex_sensor", bend });
	});

	test.each([
		[0, 18_000],
		[50, 40_000],
		[100, 62_000],
	])("another strip, bent by %i %%, has its own %i Ω", (bend, ohms) => {
		const { rig, volts } = dividerOver(flexSensor, 47_000, { flat: 18_000, bent: 62_000 });
		rig.part.setControl?.("bend", bend);
		expect(volts()).toBeCloseTo((5 * ohms) / (ohms + 47_000), 3);
	});
});
