import { describe, expect, test } from "vitest";
import { alike, scaled } from "../../fixtures/golden-trace.ts";
import { edges, rigFor } from "../../fixtures/part-rig.ts";
import { createTouch, TOUCH_TIMINGS, type TouchTimings, part as touch } from "./model.ts";

const SUPPLIES = { VCC: 5, GND: 0 };

describe("the touch sensor", () => {
	const trace = (timings: TouchTimings) =>
		edges(
			rigFor(touch.pins, (host) => createTouch(host, timings), { supplies: SUPPLIES }),
			"SIG",
			"touched",
			[
				[100, 1],
				[300, 0],
				[500, 1],
				[520, 0],
			],
		).map((time, at) => time - (at === 0 ? 100 : 300));

	// TTP223-BA6 data sheet, ver. 2.1, p. 3, "Output Response Time": 60 ms in fast mode.
	test("answers a touch and its end after 60 ms, and overlooks a shorter one", () => {
		expect(trace(TOUCH_TIMINGS)).toEqual([60, 60]);
	});

	test.each([0.8, 1.2])("a sensor whose times are shifted to %s would be noticed", (factor) => {
		expect(alike(trace(scaled(TOUCH_TIMINGS, factor)), [60, 60])).toBe(false);
	});
});
