import { expect, test } from "vitest";
import { daysAgo } from "./days-ago.ts";

const now = new Date(2026, 2, 10, 8, 0);
const said = (...day: [number, number, number, number]) => daysAgo(new Date(...day).toISOString(), now, "en");

test("days are calendar days, not spans of 24 hours", () => {
	expect(said(2026, 2, 10, 7)).toBe("today");
	expect(said(2026, 2, 9, 23)).toBe("yesterday");
	expect(said(2026, 2, 7, 1)).toBe("3 days ago");
});

test("a clock that runs behind the server's makes no achievement of tomorrow", () => {
	expect(said(2026, 2, 11, 1)).toBe("today");
});
