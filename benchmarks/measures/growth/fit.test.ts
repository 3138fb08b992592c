import { expect, test } from "vitest";
import { exponentsOf, exponentText } from "./fit.mjs";

const points = (cost: (size: number) => number) => [10, 100, 1000].map((size) => ({ size, cost: cost(size) }));

test.each([
	["what does not grow", () => 7, 0],
	["what grows as the size", (size: number) => 0.2 * size, 1],
	["what grows as its square", (size: number) => 3 * size ** 2, 2],
	["what falls", (size: number) => 5 / size, -1],
])("%s", (_, cost, exponent) => {
	const { whole, last } = exponentsOf(points(cost));
	expect(whole).toBeCloseTo(exponent);
	expect(last).toBeCloseTo(exponent);
});

test("a constant base hides growth from all sizes together, not from the last two", () => {
	const { whole, last } = exponentsOf(points((size) => 20 + size));
	expect(whole).toBeLessThan(0.8);
	expect(last).toBeGreaterThan(0.9);
	expect(exponentText(points((size) => 20 + size))).toBe("0.77, last 0.93");
});
