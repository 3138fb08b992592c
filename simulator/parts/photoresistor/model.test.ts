import { describe, expect, test } from "vitest";
import { dividerOver } from "../../fixtures/divider.ts";
import { part as photoresistor } from "./model.ts";

describe("the photoresistor", () => {
	// GL5528: 10 kΩ at 10 lux, gamma 0.7.
	test.each([
		[0, 1_000_000],
		[1, 50_119],
		[10, 10_000],
		[100, 1995],
		[1000, 398],
	])("at %i lux has %i Ω", (lux, ohms) => {
		const { rig, volts } = dividerOver(photoresistor, 10_000);
		rig.part.setControl?.("lux", lux);
		expect(volts()).toBeCloseTo((5 * ohms) / (ohms + 10_000), 3);
	});
});
