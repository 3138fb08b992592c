import { expect, test } from "vitest";
import { hintCost } from "./score.ts";

test("a hint takes a tenth of the project's points, rounded", () => {
	expect([100, 120, 75, 55, 4].map(hintCost)).toEqual([10, 12, 8, 6, 0]);
});
