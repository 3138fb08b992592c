import { expect, test } from "vitest";
import { hintCost, REVEAL_COST, scoreAfterHelps } from "./score.ts";

test("a hint takes a tenth of the project's points, rounded", () => {
	expect([100, 120, 75, 55, 4].map(hintCost)).toEqual([10, 12, 8, 6, 0]);
});

test("the score begins at the project's points and loses what help cost", () => {
	expect(scoreAfterHelps(100, [])).toBe(100);
	expect(scoreAfterHelps(100, [10, 10, REVEAL_COST])).toBe(70);
});

test("the score never falls below 0", () => {
	expect(scoreAfterHelps(50, [30, 30])).toBe(0);
});
