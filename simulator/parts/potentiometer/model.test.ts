import { describe, expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { part as potentiometer } from "./model.ts";

describe("the potentiometer", () => {
	test.each([
		[0, 0],
		[25, 1.25],
		[50, 2.5],
		[100, 5],
	])("at %i %% its wiper carries %s V", (position, volts) => {
		const pot = powered(potentiometer);
		pot.set("position", position);
		expect(pot.volts("SIG")).toBeCloseTo(volts, 2);
	});
});
