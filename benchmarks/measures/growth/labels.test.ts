import { expect, test } from "vitest";
import { spread, ticksBetween } from "./labels.mjs";

test.each([
	["apart already", [10, 60, 110]],
	["all at one height", [50, 50, 50, 50]],
	["at the bottom", [198, 199, 200, 200]],
	["at the top", [0, 1, 2, 3]],
	["in any order", [120, 20, 121, 19, 70]],
	["as many as there is room for", Array.from({ length: 11 }, () => 200)],
])("labels that want to be %s do not overlap and stay inside", (_, wanted) => {
	const heights: number[] = spread(wanted, 20, 0, 200);
	const found = wanted.map((want, index) => ({ want, height: heights[index] ?? Number.NaN }));
	for (const [index, one] of found.entries()) {
		expect(one.height).toBeGreaterThanOrEqual(0);
		expect(one.height).toBeLessThanOrEqual(200);
		for (const other of found.slice(index + 1)) {
			expect(Math.abs(one.height - other.height)).toBeGreaterThanOrEqual(20);
			if (one.want !== other.want) expect(one.height < other.height).toBe(one.want < other.want);
		}
	}
});

test("a label with room is where it wants to be", () => {
	expect(spread([100, 40, 45], 20, 0, 200)).toEqual([100, 40, 60]);
});

test("ticks are round, and more of them where the powers of ten are few", () => {
	expect(ticksBetween(3, 250)).toEqual([5, 10, 20, 50, 100, 200]);
	expect(ticksBetween(0.5, 20_000)).toEqual([1, 10, 100, 1000, 10_000]);
});
