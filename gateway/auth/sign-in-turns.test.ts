import { expect, test } from "vitest";
import { hashing, lookingUp } from "./sign-in-turns.ts";
import type { Turns } from "./turns.ts";

/** Begins this much work, and answers how much of it has its turn. */
function begin(turns: Turns, times: number) {
	const ends: (() => void)[] = [];
	for (let time = 0; time < times; time += 1) {
		void turns.inTurn("10.0.0.1", () => new Promise<void>((resolve) => ends.push(resolve)));
	}
	return ends;
}

test("one password is hashed at a time while accounts wait to be looked up", async () => {
	const lookups = begin(lookingUp, 3);
	const hashes = begin(hashing, 2);
	await new Promise(setImmediate);
	expect([lookups.length, lookingUp.waiting()]).toEqual([2, 1]);
	expect([hashes.length, hashing.waiting()]).toEqual([1, 1]);

	lookups[0]?.();
	await new Promise(setImmediate);
	hashes[0]?.();
	await new Promise(setImmediate);
	expect([lookups.length, lookingUp.waiting()]).toEqual([3, 0]);
	expect([hashes.length, hashing.waiting()]).toEqual([2, 0]);
});
