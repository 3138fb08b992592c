import { describe, expect, test } from "vitest";
import { dividerOver } from "../../fixtures/divider.ts";
import { part as resistor } from "./model.ts";

describe("the resistor", () => {
	test.each([
		[{ ohms: 220 }, 220],
		[{}, 1000],
		[{ ohms: 1_000_000 }, 1_000_000],
	])("with %o divides 5 V over 10 kΩ by %i Ω", (props, ohms) => {
		const { volts } = dividerOver(resistor, 10_000, props);
		expect(volts()).toBeCloseTo((5 * ohms) / (ohms + 10_000), 3);
	});
});
