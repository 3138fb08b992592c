import { describe, expect, test } from "vitest";
import {
	daysHere,
	gradeOf,
	lessonDays,
	minutesHere,
	missingWorks,
	type ReportedLearner,
	type ReportedWork,
	reportedState,
	startOfDay,
	stuckSteps,
	timesHere,
	totalsOf,
	wasHere,
	worksIn,
} from "./class-report.ts";

const work = (given: Partial<ReportedWork> = {}): ReportedWork => ({
	...{ project: "lamp", tries: 1, passed: 0, steps: 3, waits: false, helps: 0 },
	...given,
});

const learner = (name: string, given: Partial<ReportedLearner> = {}): ReportedLearner => ({
	...{ id: name, name, points: 0, allPoints: 0, spans: [], works: [], missing: [] },
	...given,
});

/** A span that begins at a time of the reader's. */
const span = (day: number, hour: number, minutes: number) => {
	const from = new Date(2026, 2, day, hour);
	return { from: from.toISOString(), to: new Date(from.getTime() + minutes * 60_000).toISOString(), minutes };
};

describe("who was here", () => {
	test("has a heartbeat, or did something", () => {
		expect(wasHere(learner("Asha"))).toBe(false);
		expect(wasHere(learner("Asha", { spans: [span(3, 10, 5)] }))).toBe(true);
		expect(wasHere(learner("Asha", { works: [work()] }))).toBe(true);
	});

	test("spans add up, and are counted on the reader's day", () => {
		const asha = learner("Asha", { spans: [span(3, 0, 20), span(3, 23, 30), span(6, 10, 40)] });
		expect(minutesHere(asha)).toBe(90);
		expect([...daysHere(asha)]).toEqual([
			["2026-03-03", 50],
			["2026-03-06", 40],
		]);
	});

	test("the first and the last of them say when the class was here", () => {
		expect(timesHere([learner("Asha")])).toBeNull();
		const [early, late] = [span(3, 10, 30), span(3, 11, 20)];
		const times = timesHere([learner("Asha", { spans: [late] }), learner("Juma", { spans: [early] })]);
		expect(times).toEqual({ from: early.from, to: late.to });
	});

	test("a day is one of the class where enough were here", () => {
		const met = [span(3, 10, 30)];
		const names = ["Asha", "Juma", "Neema"];
		const mates = names.map((name) => learner(name, { spans: met }));
		const atHome = learner("Baraka", { spans: [span(7, 16, 30)] });
		const away = [1, 2, 3, 4].map((id) => learner(`away ${id}`));
		expect(lessonDays([...mates, atHome, ...away])).toEqual(["2026-03-03"]);
		expect(lessonDays([atHome, learner("Asha")])).toEqual(["2026-03-07"]);
	});
});

test("a day begins at midnight where the reader is, the next one too", () => {
	expect(startOfDay("2026-02-28")).toEqual(new Date(2026, 1, 28));
	expect(startOfDay("2026-02-28", 1)).toEqual(new Date(2026, 2, 1));
});

test.each([
	["waiting", { waits: true, doneAt: "2026-03-03" }],
	["done", { doneAt: "2026-03-03", failedInRow: 9 }],
	["stuck", { failedInRow: 5 }],
	["stuck", { activeMinutes: 61 }],
	["tried", { failedInRow: 4 }],
	["tried", {}],
] as const)("what was reported is %s: %o", (state, given) => {
	expect(reportedState(work(given), 30)).toBe(state);
});

test("totals are those of the learners", () => {
	const learners = [
		learner("Asha", { points: 50, works: [work({ doneAt: "2026-03-03", passed: 3 }), work({ passed: 2 })] }),
		learner("Juma", { points: 40, missing: ["lamp", "bell"], spans: [span(3, 10, 5)] }),
		learner("Neema", { missing: ["lamp"] }),
	];
	expect(totalsOf({ learners })).toEqual({ here: 2, finished: 1, checks: 5, points: 90, missing: 3 });
	const names = (people: ReportedLearner[]) => people.map(({ name }) => name);
	expect(missingWorks({ learners }).map(({ project, here, away }) => [project, names(here), names(away)])).toEqual([
		["lamp", ["Juma"], ["Neema"]],
		["bell", ["Juma"], []],
	]);
});

test("the step that most are stuck on comes first", () => {
	const stuckOn = (failedStep: string) => learner(failedStep, { works: [work({ failedInRow: 5, failedStep })] });
	const learners = [stuckOn("far"), stuckOn("near"), stuckOn("near"), learner("Asha", { works: [work()] })];
	expect(stuckSteps({ learners }, () => 30)).toEqual([
		{ project: "lamp", step: "near", learners: 2 },
		{ project: "lamp", step: "far", learners: 1 },
	]);
});

test("a grade is the share of the points, of 100", () => {
	expect(gradeOf(work({ doneAt: "2026-03-03", points: 60 }), 80)).toBe(75);
	expect(gradeOf(work({ doneAt: "2026-03-03", points: 0 }), 0)).toBe(100);
	expect(gradeOf(work({ doneAt: "2026-03-03", points: 120 }), 80)).toBe(100);
	expect(gradeOf(work({ points: 60 }), 80)).toBeNull();
});

test("works come in the order in which the class began them, what nobody began last", () => {
	const learners = [
		learner("Asha", { works: [work({ project: "bell", firstAt: "2026-03-06T10:00:00Z" })], missing: ["fan", "lamp"] }),
		learner("Juma", { works: [work({ project: "lamp", doneAt: "2026-03-03T10:00:00Z" })] }),
	];
	expect(worksIn({ learners })).toEqual(["lamp", "bell", "fan"]);
});
