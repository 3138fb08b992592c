import { expect, test } from "vitest";
import { durationText } from "./duration-text.ts";

test("minutes below an hour, hours from there", () => {
	expect([20, 59, 60, 120, 150].map(durationText)).toEqual([
		"20 minutes",
		"59 minutes",
		"1 hour",
		"2 hours",
		"2.5 hours",
	]);
});
