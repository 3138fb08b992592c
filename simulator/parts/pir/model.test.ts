import { describe, expect, test } from "vitest";
import { alike, scaled } from "../../fixtures/golden-trace.ts";
import { edges, rigFor } from "../../fixtures/part-rig.ts";
import { createPir, PIR_TIMINGS, type PirTimings, part as pir } from "./model.ts";

const SUPPLIES = { VCC: 5, GND: 0 };

describe("the motion sensor", () => {
	const trace = (timings: PirTimings) =>
		edges(
			rigFor(pir.pins, (host) => createPir(host, timings), { supplies: SUPPLIES }),
			"OUT",
			"motion",
			[
				[1000, 1],
				[4000, 0],
				[6000, 1],
				[6500, 0],
				[10_000, 1],
				[13_000, 0],
			],
		);
	// Warm-up 2 s; 3 s (Tx) after the last movement it falls, the delay counted from there ("repeatable trigger", HC-SR501
	// data sheet, p. 1), and is blind for 2.5 s ("Block time", p. 3).
	const golden = [2000, 9500, 12_000, 16_000];

	test("is high from a movement until its hold time after the last, and then blind for a while", () => {
		expect(trace(PIR_TIMINGS)).toEqual(golden);
	});

	test.each([0.8, 1.2])("a sensor whose times are shifted to %s would be noticed", (factor) => {
		expect(alike(trace(PIR_TIMINGS), golden)).toBe(true);
		expect(alike(trace(scaled(PIR_TIMINGS, factor)), golden)).toBe(false);
	});

	test("holds as long as its knob says, at 3.3 V, and says nothing without power", () => {
		const rig = rigFor(pir.pins, pir.create, { supplies: SUPPLIES, props: { hold: 5 } });
		expect(
			edges(rig, "OUT", "motion", [
				[3000, 1],
				[4000, 0],
			]),
		).toEqual([3000, 9000]);
		rig.part.setControl?.("motion", 1);
		expect(rig.network.volts(rig.net("OUT"))).toBeCloseTo(3.3, 2);
		expect(rig.part.state()).toEqual({ kind: "pir", motion: true, output: true });
		const dead = rigFor(pir.pins, pir.create, { supplies: { VCC: 0, GND: 0 } });
		expect(edges(dead, "OUT", "motion", [[3000, 1]])).toEqual([]);
	});

	test("needs its ground wire too", () => {
		const rig = rigFor(pir.pins, pir.create, { supplies: { VCC: 5 } });
		expect(edges(rig, "OUT", "motion", [[3000, 1]])).toEqual([]);
	});
});
