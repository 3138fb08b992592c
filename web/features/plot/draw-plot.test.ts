import { expect, test } from "vitest";
import { rangeOf, shortNumber } from "./draw-plot.ts";

test("the range holds every number with a little room, whatever is missing", () => {
	expect(rangeOf([{ name: "a", values: [Number.NaN, 10, 30] }])).toEqual({ low: 9, high: 31 });
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
