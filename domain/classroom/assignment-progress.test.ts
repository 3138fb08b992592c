import { expect, test } from "vitest";
import { type AssignedLearner, byUrgency, cameLate, standingOf, workStateOf } from "./assignment-progress.ts";

const NOW = "2026-11-27T08:00:00Z";

const learner = (changes: Partial<AssignedLearner> = {}, work: Partial<AssignedLearner["work"]> = {}) => ({
	...{ id: "a", name: "Asha", classes: ["c"], seenAt: null, activeAt: null, at: null, tried: null },
	...{ submission: null, remindedAt: null },
	work: { project: "lamp", attempts: 0, failedInRow: 0, activeMinutes: 0, ...work },
	...changes,
});
const submission = (status: string, at = NOW) => ({ id: "s", status, at, passed: null, of: null });

test.each([
	["none", learner()],
	["none", learner({ at: "lamp", seenAt: "2026-11-27T07:00:00Z" })],
	["tried", learner({ at: "lamp", seenAt: NOW })],
	["none", learner({ at: "bell", seenAt: NOW })],
	["tried", learner({}, { attempts: 1 })],
	["tried", learner({ submission: submission("rejected") })],
	["stuck", learner({}, { attempts: 6, failedInRow: 6 })],
	["waiting", learner({ submission: submission("pending") }, { waiting: "s", doneAt: NOW })],
	["done", learner({}, { doneAt: NOW, failedInRow: 9 })],
] as const)("a learner is %s", (state, one) => {
	expect(workStateOf(one, NOW, 30)).toBe(state);
});

test("each state counts in one tile", () => {
	expect((["stuck", "tried", "waiting", "done", "none"] as const).map(standingOf)).toEqual([
		...["working", "working", "handed_in", "handed_in", "not_begun"],
	]);
});

test("who is stuck comes first, the longest before others; then what waits, the oldest first; the rest by name", () => {
	const rows = [
		{ state: "none" as const, learner: learner({ name: "Zawadi" }) },
		{ state: "none" as const, learner: learner({ name: "Baraka" }) },
		{ state: "waiting" as const, learner: learner({ name: "Elia", submission: submission("pending", NOW) }) },
		{ state: "waiting" as const, learner: learner({ name: "Rose", submission: submission("pending", "2026-11-26") }) },
		{ state: "stuck" as const, learner: learner({ name: "Amina" }, { progressedAt: NOW }) },
		{ state: "stuck" as const, learner: learner({ name: "Juma" }, { progressedAt: "2026-11-27T07:30:00Z" }) },
		{ state: "tried" as const, learner: learner({ name: "Hamisi" }) },
		{ state: "done" as const, learner: learner({ name: "Yusuf" }) },
	];
	expect(byUrgency(rows).map((row) => row.learner.name)).toEqual([
		...["Juma", "Amina", "Rose", "Elia", "Yusuf", "Hamisi", "Baraka", "Zawadi"],
	]);
});

test("what came on its day is in time, a day after is late, and without a day nothing is", () => {
	const doneAt = new Date(2026, 10, 27, 23, 50).toISOString();
	expect(cameLate({ doneAt }, { dueOn: "2026-11-27" })).toBe(false);
	expect(cameLate({ doneAt }, { dueOn: "2026-11-26" })).toBe(true);
	expect(cameLate({ doneAt }, { dueOn: null })).toBe(false);
	expect(cameLate({}, { dueOn: "2026-11-26" })).toBe(false);
});
