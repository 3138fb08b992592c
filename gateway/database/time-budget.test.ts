import { expect, test } from "vitest";
import { createTimeBudget } from "./time-budget.ts";

function open() {
	let time = 0;
	const budget = createTimeBudget(() => time);
	return {
		...budget,
		pass(milliseconds: number) {
			time += milliseconds;
		},
	};
}

test("many small statements never wait", () => {
	const { waitOf, charge, pass } = open();
	for (let statement = 0; statement < 200; statement++) {
		expect(waitOf("asha")).toBe(0);
		charge("asha", 4);
		pass(10);
	}
});

test("who uses the database all the time gets a fifth of it, and others wait for nothing", () => {
	const { waitOf, charge, pass } = open();
	let used = 0;
	for (let time = 0; time < 60_000; ) {
		const wait = waitOf("greedy");
		pass(wait + 60);
		time += wait + 60;
		used += 60;
		charge("greedy", 60);
		expect(waitOf("asha")).toBe(0);
	}
	expect(used / 60_000).toBeGreaterThan(0.19);
	expect(used / 60_000).toBeLessThan(0.25);
});

test("after a long statement the wait is three seconds at most, and what was saved up comes back", () => {
	const { waitOf, charge, pass } = open();
	charge("asha", 8000);
	expect(waitOf("asha")).toBe(3000);
	pass(3000);
	expect(waitOf("asha")).toBe(0);
	pass(10_000);
	charge("asha", 400);
	expect(waitOf("asha")).toBe(0);
	charge("asha", 200);
	expect(waitOf("asha")).toBeGreaterThan(0);
});
