import { describe, expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import type { PartProps } from "../part.ts";
import { part as plantPot } from "./model.ts";

const SECOND = 1_000_000;

function pot(props: PartProps = {}, supplies = { VCC: 5, GND: 0, "P-": 0 }) {
	const { rig, volts, set } = powered(plantPot, supplies, props);
	const state = () => {
		const now = rig.part.state();
		if (now.kind !== "plant_pot") throw new Error("no pot");
		return now;
	};
	return { rig, volts, set, state, pump: (volt: number) => rig.outside("P+").drive(volt, 0.01) };
}

describe("the soil sensor", () => {
	test.each([
		[0, 2.5],
		[30, 2.17],
		[60, 1.84],
		[100, 1.4],
	])("in soil of %i %% gives %s V", (percent, expected) => {
		const { set, volts } = pot();
		set("moisture", percent);
		expect(volts("AOUT")).toBeCloseTo(expected, 2);
	});

	test("another one has other ends", () => {
		const { set, volts } = pot({ dry: 2.7, wet: 1.2, air: 3 });
		set("moisture", 0);
		expect(volts("AOUT")).toBeCloseTo(2.7, 2);
		set("moisture", 100);
		expect(volts("AOUT")).toBeCloseTo(1.2, 2);
		set("pulled", 1);
		expect(volts("AOUT")).toBeCloseTo(3, 2);
	});

	test("gives more in air than in the driest soil, and nothing without its cable or power", () => {
		const { set, volts, state } = pot();
		set("pulled", 1);
		expect(volts("AOUT")).toBeCloseTo(2.95, 2);
		set("loose", 1);
		expect(volts("AOUT")).toBeCloseTo(0, 2);
		expect(state()).toMatchObject({ pulled: true, loose: true });
		set("pulled", 0);
		set("loose", 0);
		expect(volts("AOUT")).toBeCloseTo(1.95, 2);
		expect(pot({}, { VCC: 3, GND: 0, "P-": 0 }).volts("AOUT")).toBeCloseTo(0, 2);
	});
});

describe("the pump", () => {
	test.each([
		["12 V", 12, 30, 65],
		["6 V", 6, 30, 57.5],
		["no power", 0, 30, 50],
		["12 V for long", 12, 200, 100],
	])("with %s makes the soil wetter, and the sensor follows", (_, volt, seconds, percent) => {
		const { rig, volts, state, pump } = pot();
		pump(volt);
		rig.pass(seconds * SECOND);
		expect(Math.abs(state().controls.moisture - percent)).toBeLessThanOrEqual(0.5);
		expect(volts("AOUT")).toBeCloseTo(2.5 - 0.011 * percent, 2);
	});

	test("waters a plant whose sensor is out, too, and the soil keeps its water afterwards", () => {
		const { rig, volts, set, state, pump } = pot();
		set("pulled", 1);
		pump(12);
		rig.pass(20 * SECOND);
		expect(volts("AOUT")).toBeCloseTo(2.95, 2);
		pump(0);
		rig.pass(60 * SECOND);
		expect(state()).toMatchObject({ speed: 0, controls: { moisture: 60 } });
		set("pulled", 0);
		expect(volts("AOUT")).toBeCloseTo(1.84, 2);
	});
});
