import { expect, test } from "vitest";
import levels from "../examples/levels.json" with { type: "json" };
import { levelFor, levelProgress, titleForLevel } from "./points.ts";

test.each(levels)("$points points are level $level", ({ points, level }) => {
	expect(levelFor(points)).toBe(level);
});

test("titles rise at levels 3, 5 and 10", () => {
	expect([1, 2, 3, 4, 5, 9, 10, 11].map(titleForLevel)).toEqual([
		"beginner",
		"beginner",
		"advanced",
		"advanced",
		"expert",
		"expert",
		"master",
		"master",
	]);
});

test("345 points are 45 % of level 4, 55 short of level 5", () => {
	expect(levelProgress(345)).toEqual({ pointsToNext: 55, fraction: 0.45 });
});
