import { expect, test } from "vitest";
import { withEverySeed } from "./every-seed.ts";

const checks = { settle: 1, scenes: {} };

function tries(seeds: number | undefined, failing?: number) {
	const drawn: number[] = [];
	const endured: boolean[] = [];
	const checking = withEverySeed({ ...checks, ...(seeds && { seeds }) }, 7, function* (random) {
		drawn.push(random());
		endured.push(random.endures ?? false);
		yield;
		return { passed: drawn.length !== failing, steps: [] };
	});
	for (;;) {
		const slice = checking.next();
		if (slice.done) return { passed: slice.value.passed, drawn, endured };
	}
}

test("an award takes a pass with two different seeds, or as many as the checks say", () => {
	expect(tries(undefined)).toMatchObject({ passed: true, drawn: { length: 2 } });
	expect(tries(3)).toMatchObject({ passed: true, drawn: { length: 3 } });
	expect(new Set(tries(3).drawn).size).toBe(3);
	expect(tries(3).drawn).toEqual(tries(3).drawn);
});

test("the first report that is no pass counts", () => {
	expect(tries(3, 1)).toMatchObject({ passed: false, drawn: { length: 1 } });
	expect(tries(3, 3)).toMatchObject({ passed: false, drawn: { length: 3 } });
});

test("the last run is the one that endures", () => {
	expect(tries(3).endured).toEqual([false, false, true]);
	expect(tries(3, 1).endured).toEqual([false]);
});
