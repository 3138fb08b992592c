import { expect, test } from "vitest";
import { tokenBucket } from "./limits.ts";

test("a bucket gives its burst, then as much as flows in", () => {
	let now = 0;
	const bucket = tokenBucket(3, 2, () => now);
	const take = () => [bucket.take(), bucket.take(), bucket.take(), bucket.take()];
	expect(take()).toEqual([true, true, true, false]);
	now = 1000;
	expect(take()).toEqual([true, true, false, false]);
	now = 60_000;
	expect(take()).toEqual([true, true, true, false]);
});
