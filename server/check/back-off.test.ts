import { expect, test } from "vitest";
import { createBackOff } from "./back-off.ts";

test("the first stopped program costs no wait; each further one twice the wait before, up to five minutes", () => {
	let now = 0;
	const { waitOf, stopped } = createBackOff(() => now);
	const waits = Array.from({ length: 8 }, () => {
		stopped("asha");
		return waitOf("asha");
	});
	expect(waits).toEqual([0, 10, 20, 40, 80, 160, 300, 300]);
	now += 299_500;
	expect(waitOf("asha")).toBe(1);
	now += 500;
	expect(waitOf("asha")).toBe(0);
	expect(waitOf("juma")).toBe(0);
});

test("after ten minutes it is forgotten", () => {
	let now = 0;
	const { waitOf, stopped } = createBackOff(() => now);
	for (let time = 0; time < 5; time++) stopped("asha");
	now += 600_000;
	expect(waitOf("asha")).toBe(0);
	stopped("asha");
	expect(waitOf("asha")).toBe(0);
});
