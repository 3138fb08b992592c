import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onceWithin } from "./once-within.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("whoever types without a pause is kept every two seconds all the same", () => {
	const kept = vi.fn();
	const keeping = onceWithin(2000, kept);
	for (let key = 0; key < 50; key += 1) {
		keeping.ask();
		vi.advanceTimersByTime(100);
	}
	expect(kept).toHaveBeenCalledTimes(2);
});

test("what is done meanwhile is not done again, until the next time it is asked for", () => {
	const kept = vi.fn();
	const keeping = onceWithin(2000, kept);
	keeping.ask();
	keeping.stop();
	vi.advanceTimersByTime(5000);
	expect(kept).not.toHaveBeenCalled();
	keeping.ask();
	vi.advanceTimersByTime(2000);
	expect(kept).toHaveBeenCalledOnce();
});
