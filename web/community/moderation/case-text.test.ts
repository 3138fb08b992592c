import { expect, test } from "vitest";
import { dueText } from "./case-text.ts";

const now = new Date("2026-11-22T12:00:00Z");
const due = (dueAt: string, safety = true) => dueText({ safety, dueAt }, now);

test("says the whole hours that are left, and how many it is late", () => {
	expect(due("2026-11-23T09:30:00Z")).toBe("Safety · 21 hours left");
	expect(due("2026-11-22T13:00:00Z", false)).toBe("General · 1 hour left");
	expect(due("2026-11-22T12:10:00Z")).toBe("Safety · less than an hour left");
	expect(due("2026-11-22T10:30:00Z")).toBe("Safety · 2 hours late");
});
