import { expect, test } from "vitest";
import { dividerOver } from "../../fixtures/divider.ts";
import { part as tilt } from "./model.ts";

test("a tilt switch is closed while it stands, and open when tilted", () => {
	const { rig, volts } = dividerOver(tilt, 10_000);
	expect(volts()).toBeCloseTo(0, 2);
	rig.part.setControl?.("tilted", 1);
	expect(volts()).toBeCloseTo(5, 2);
	rig.part.setControl?.("tilted", 0);
	expect(volts()).toBeCloseTo(0, 2);
});
