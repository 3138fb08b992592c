import { expect, test } from "vitest";
import type { ReportedLearner, ReportedWork } from "./class-report.ts";
import { firstWorkOf, lastLessons, madeBy } from "./parent-page.ts";

const at = (day: number) => new Date(2026, 2, day, 10).toISOString();
const work = (project: string, given: Partial<ReportedWork> = {}): ReportedWork => ({
	...{ project, tries: 1, passed: 0, steps: 3, waits: false, helps: 0 },
	...given,
});
const works = (...all: ReportedWork[]) => ({ works: all });

test("the page begins with what was finished on the day, else with what was tried", () => {
	const [tried, done] = [work("lamp", { firstAt: at(3) }), work("bell", { firstAt: at(1), doneAt: at(3) })];
	expect(firstWorkOf(works(tried, done), works(tried, done))).toEqual({
		project: "bell",
		state: "finished",
		day: "2026-03-03",
	});
	expect(firstWorkOf(works(tried), works(tried, done))).toEqual({
		project: "lamp",
		state: "worked",
		day: "2026-03-03",
	});
});

test("on a day without work it begins with the newest that is finished, else with the newest", () => {
	const [old, done, begun] = [
		work("fan", { doneAt: at(1) }),
		work("bell", { doneAt: at(2) }),
		work("lamp", { firstAt: at(3) }),
	];
	expect(firstWorkOf(undefined, works(old, done, begun))).toMatchObject({ project: "bell", state: "finished_before" });
	expect(firstWorkOf(works(), works(begun))).toMatchObject({ project: "lamp", state: "begun_before" });
	expect(firstWorkOf(works(), works())).toBeNull();
});

test("of what was made the newest three are listed", () => {
	const all = [1, 2, 3, 4, 5, 6, 7].map((day) => work(`project ${day}`, { firstAt: at(day) }));
	const projects = (days: number[]) => days.map((day) => `project ${day}`);
	expect(madeBy(works(...all)).map(({ project }) => project)).toEqual(projects([7, 6, 5]));
	const first = { project: "project 2", state: "finished", day: null } as const;
	expect(madeBy(works(...all), first).map(({ project }) => project)).toEqual(projects([2, 7, 6]));
});

test("the last six lessons of the class say whether the learner was here", () => {
	const learner = (id: string, ...days: number[]): ReportedLearner => ({
		...{ id, name: id, points: 0, allPoints: 0, works: [], missing: [] },
		spans: days.map((day) => ({ from: at(day), to: at(day), minutes: 1 })),
	});
	const asha = learner("Asha", 2, 3, 8);
	const mates = [asha, learner("Juma", 1, 2, 3, 4, 5, 6, 7), learner("Neema", 1, 2, 3, 4, 5, 6, 7)];
	expect(lastLessons(asha, mates)).toEqual(
		[2, 3, 4, 5, 6, 7].map((day) => ({ day: `2026-03-0${day}`, here: day < 4 })),
	);
});
