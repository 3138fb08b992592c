import { expect, test } from "vitest";
import { clockText } from "./clock-text.ts";

test("simulated time is shown in minutes, seconds and tenths, never ahead of itself", () => {
	expect([0, 12.43, 12.499, 59.99, 60, 3661.25].map(clockText)).toEqual([
		"00:00.0",
		"00:12.4",
		"00:12.4",
		"00:59.9",
		"01:00.0",
		"61:01.2",
	]);
});
