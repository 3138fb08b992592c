import { expect, test } from "vitest";
import { timeAgo } from "./time-ago.ts";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
	["2026-11-21T12:00:20Z", "now"],
	["2026-11-21T11:59:31Z", "now"],
	["2026-11-21T11:58:59Z", "1 minute ago"],
	["2026-11-21T10:00:00Z", "2 hours ago"],
	["2026-11-20T11:00:00Z", "yesterday"],
	["2026-10-25T12:00:00Z", "27 days ago"],
	["2026-09-01T12:00:00Z", "1 Sept 2026"],
])("%s is %s", (time, text) => {
	expect(timeAgo(time, now, "en-GB")).toBe(text);
});
