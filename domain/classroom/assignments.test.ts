import { expect, test } from "vitest";
import { byDay, dayOf, timelinessOf, weekFrom } from "./assignments.ts";

test.each([
	[null, "no_date"],
	["2026-11-23", "in_time"],
	["2026-11-22", "today"],
	["2026-11-21", "late"],
	["2025-12-31", "late"],
] as const)("on 22 November, work for %s is %s", (dueOn, timeliness) => {
	expect(timelinessOf({ dueOn }, "2026-11-22")).toBe(timeliness);
});

test("what is due first comes first, and what has no date last", () => {
	const days = [null, "2026-12-01", "2026-11-03", null].map((dueOn, id) => ({ dueOn, id }));
	expect(byDay(days).map(({ id }) => id)).toEqual([2, 1, 0, 3]);
});

test("a day is that of the person's own clock", () => {
	expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("a week is today and the six days after it, by day", () => {
	const given = ["2026-12-03", null, "2026-11-27", "2026-11-26", "2026-12-04", "2026-11-27"].map((dueOn, id) => ({
		...{ dueOn, id },
	}));
	expect(weekFrom(given, "2026-11-27").map(({ day, due }) => [day, due.map(({ id }) => id)])).toEqual([
		["2026-11-27", [2, 5]],
		["2026-12-03", [0]],
	]);
});
