import { expect, test } from "vitest";
import { createTimeSharing } from "./time-sharing.ts";

/** Tasks on a clock of our own: each step takes 10 ms of it. */
function sharing() {
	let now = 0;
	const log: string[] = [];
	const shared = createTimeSharing(() => now, 30);
	const add = (name: string, steps: number) => {
		let left = steps;
		return shared.add({
			onSlice: () => log.push(name),
			onError: (error) => log.push(`${name}: ${(error as Error).message}`),
			step() {
				now += 10;
				left--;
				if (left < 0) throw new Error("failed");
				return left === 0;
			},
		});
	};
	const runAll = () => {
		while (shared.runSlice());
	};
	return { log, add, runAll, runSlice: shared.runSlice };
}

test("a short task is over after its own slices, however long the one before it takes", () => {
	const { log, add, runAll } = sharing();
	add("long", 12);
	add("short", 4);
	runAll();
	expect(log).toEqual(["long", "short", "long", "short", "long", "long"]);
});

test("a task that comes later takes its turn from then on", () => {
	const { log, add, runAll, runSlice } = sharing();
	add("long", 9);
	runSlice();
	add("late", 2);
	runAll();
	expect(log).toEqual(["long", "long", "late", "long"]);
});

test("a task that fails is over, and the others go on", () => {
	const { log, add, runAll } = sharing();
	add("bad", 0);
	add("good", 1);
	runAll();
	expect(log).toEqual(["bad", "bad: failed", "good"]);
});

test("the time of the others' slices is not a task's own", () => {
	const { add, runAll } = sharing();
	const [long, short] = [add("long", 12), add("short", 4)];
	runAll();
	expect([long.spent(), short.spent()]).toEqual([120, 40]);
});
