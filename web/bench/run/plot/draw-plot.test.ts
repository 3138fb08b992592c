import { expect, test } from "vitest";
import { plotBox, rangeOf, shortNumber, ticksOf } from "./draw-plot.ts";

test("the range holds every number, whatever is missing", () => {
	expect(rangeOf([{ name: "a", values: [Number.NaN, 10, 30] }])).toEqual({ low: 10, high: 30 });
	expect(rangeOf([{ name: "a", values: [Number.NaN] }])).toBeNull();
	expect(rangeOf([])).toBeNull();
});

test("a line that stays the same lies in the middle", () => {
	const range = rangeOf([{ name: "a", values: [22, 22] }]);
	expect(((range?.low ?? 0) + (range?.high ?? 0)) / 2).toBeCloseTo(22);
	expect(range?.high).toBeGreaterThan(22);
});

test("numbers are written short", () => {
	expect([21.456, 22, -0.5, 123456.7].map(shortNumber)).toEqual(["21.46", "22", "-0.5", "123457"]);
});

test.each([
	[{ low: 0, high: 34 }, [0, 10, 20, 30, 40]],
	[{ low: 0, high: 1 }, [0, 0.5, 1]],
	[{ low: 21.89, high: 22.11 }, [21.8, 21.9, 22, 22.1, 22.2]],
	[{ low: 0, high: 1023 }, [0, 500, 1000, 1500]],
])("the scale of %j has round numbers around it", (range, ticks) => {
	expect(ticksOf(range)).toEqual(ticks);
});

test("the newest line is at the right, also where it is the only one", () => {
	const { left, right, xOf } = plotBox(800, 5);
	expect([0, 2, 4].map(xOf)).toEqual([left, (left + right) / 2, right]);
	expect(plotBox(800, 1).xOf(0)).toBe(right);
});
