import { describe, expect, test } from "vitest";
import {
	boardProject,
	busiestClass,
	byNeed,
	type ClassLearner,
	countDone,
	currentProject,
	isStuck,
	leadingKit,
	needsHelp,
	type ProjectWork,
	presenceOf,
	stateOf,
	withPresentHand,
} from "./class-progress.ts";

const work = (more: Partial<ProjectWork> = {}): ProjectWork => ({
	...{ project: "lamp", attempts: 1, failedInRow: 0, activeMinutes: 0 },
	...more,
});
const learner = (name: string, more: Partial<ClassLearner> = {}): ClassLearner => ({
	...{ id: name, name, seenAt: null, activeAt: null, at: null, handRaisedAt: null, projects: [] },
	...more,
});

test.each([
	["four failed attempts", { failedInRow: 4 }, 30, false],
	["five failed attempts in a row", { failedInRow: 5 }, 30, true],
	["twice the project's time", { activeMinutes: 40 }, 20, false],
	["more than twice the project's time", { activeMinutes: 41 }, 20, true],
	["an hour in a long project", { activeMinutes: 60 }, 120, false],
	["more than an hour in a long project", { activeMinutes: 61 }, 120, true],
	["five failed attempts, then helped", { failedInRow: 5, helpedMinutes: 0 }, 30, false],
	["helped after an hour", { activeMinutes: 70, helpedMinutes: 61 }, 20, false],
	["helped, and twice the project's time again", { activeMinutes: 102, helpedMinutes: 61 }, 20, true],
	["a project that is done", { failedInRow: 9, activeMinutes: 99, doneAt: "2026-03-03" }, 20, false],
])("stuck: %s", (_, effort, minutes, stuck) => {
	expect(isStuck(work(effort), minutes)).toBe(stuck);
});

test.each([
	["nothing was begun", undefined, "none"],
	["it was opened only", work({ attempts: 0 }), "none"],
	["it was worked at", work({ attempts: 0, activeMinutes: 3 }), "tried"],
	["it failed", work({ failedInRow: 2 }), "tried"],
	["it is stuck", work({ failedInRow: 5 }), "stuck"],
	["it is done", work({ doneAt: "2026-03-03" }), "done"],
	["it waits for review, though done", work({ doneAt: "2026-03-03", waiting: "s" }), "waiting"],
])("%s", (_, of, state) => {
	expect(stateOf(of, 20)).toBe(state);
});

describe("by the server's clock", () => {
	const now = "2026-03-03T10:00:00Z";
	test.each([
		["never seen", null, null, "away"],
		["seen 150 s ago, with input", "2026-03-03T09:57:30Z", "2026-03-03T09:57:30Z", "working"],
		["seen 151 s ago", "2026-03-03T09:57:29Z", "2026-03-03T09:57:29Z", "away"],
		["here without input", "2026-03-03T09:59:30Z", null, "here"],
		["here, the last input five minutes ago", "2026-03-03T09:59:30Z", "2026-03-03T09:55:00Z", "here"],
	] as const)("who was %s is %s", (_, seenAt, activeAt, state) => {
		expect(presenceOf({ seenAt, activeAt }, now)).toBe(state);
	});
});

describe("help", () => {
	const now = "2026-03-03T10:00:00Z";
	const here = { seenAt: "2026-03-03T09:59:30Z" };
	const lately = { seenAt: "2026-03-03T09:50:00Z" };
	const gone = { seenAt: "2026-03-03T09:49:59Z" };
	const raised = { handRaisedAt: "2026-03-03T09:45:00Z" };
	const stuck = { projects: [work({ failedInRow: 5 })] };
	test.each([
		["who raised a hand and is here", { ...raised, ...here }, true],
		["who raised a hand and was here ten minutes ago", { ...raised, ...lately }, true],
		["who raised a hand and has left", { ...raised, ...gone }, false],
		["who is stuck and here", { ...stuck, ...here }, true],
		["who is stuck and was here ten minutes ago", { ...stuck, ...lately }, true],
		["who is stuck and has left", { ...stuck, ...gone }, false],
		["who is here", here, false],
	])("for %s: %3$s", (_, more, needed) => {
		expect(needsHelp(withPresentHand(learner("Asha", more), now), now, () => 20)).toBe(needed);
	});
});

describe("a class is at", () => {
	const now = "2026-03-03T10:00:00Z";
	const at = (project: string, seenAt = "2026-03-03T09:59:30Z") => learner(project, { at: project, seenAt });
	const here = [at("bell"), at("bell"), at("lamp"), at("fan", "2026-03-03T09:00:00Z")];
	test.each([
		["what most have open", [], "bell"],
		["what is assigned and open", ["fan", "lamp"], "lamp"],
		["what is assigned, though none has it open", ["fan"], "fan"],
	])("%s", (_, assigned, project) => expect(currentProject(here, now, assigned)).toBe(project));
	test("nothing, while nobody is here and nothing is assigned", () => {
		expect(currentProject([at("fan", "2026-03-03T09:00:00Z")], now, [])).toBeNull();
	});
});

test("who is stuck the longest comes first, then raised hands, then work that waits, then the others by name", () => {
	const stuckSince = (progressedAt: string) => ({ projects: [work({ failedInRow: 6, progressedAt })] });
	const sorted = byNeed(
		[
			learner("Zawadi"),
			learner("Amina", { projects: [work({ waiting: "s" })] }),
			learner("Neema", stuckSince("2026-03-03T10:00:00Z")),
			learner("Juma", stuckSince("2026-03-03T09:00:00Z")),
			learner("Asha"),
			learner("Lulu", { handRaisedAt: "2026-03-03T10:01:00Z" }),
			learner("Salma", { handRaisedAt: "2026-03-03T10:00:00Z" }),
		],
		() => 20,
	);
	expect(sorted.map(({ name }) => name)).toEqual(["Juma", "Neema", "Salma", "Lulu", "Amina", "Asha", "Zawadi"]);
});

test.each([
	["what the learner is stuck in", { at: "bell", projects: [work({ failedInRow: 5 })] }, "lamp"],
	["what is open", { at: "bell", projects: [work()] }, "bell"],
	[
		"what was worked at last",
		{ projects: [work({ progressedAt: "2026-03-01" }), work({ project: "bell", doneAt: "2026-03-02" })] },
		"bell",
	],
	["nothing, where nothing was begun", {}, null],
])("a board shows %s", (_, more, project) => {
	expect(boardProject(learner("Asha", more), () => 20)).toBe(project);
});

test("a project's bar counts who has completed it", () => {
	const done = { projects: [work({ doneAt: "2026-03-03" })] };
	expect(countDone([learner("Asha", done), learner("Juma", { projects: [work()] })], "lamp")).toBe(1);
});

test("the busiest class is the one with most people signed in, then the largest", () => {
	const one = (id: string, here: number, students: number) => ({ id, name: id, here, students, asking: 0, done: {} });
	expect(busiestClass({ classes: [one("a", 0, 9), one("b", 2, 3), one("c", 2, 5)] })?.id).toBe("c");
	expect(busiestClass({ classes: [] })).toBe(undefined);
});

describe("the kit that a class has done most of", () => {
	const kits = [
		{ id: "lights", project_ids: ["lamp", "star"] },
		{ id: "sensors", project_ids: ["fire", "rain", "gas"] },
	];

	test("is told with the part that its learners have finished together", () => {
		expect(leadingKit({ students: 2, done: { fire: 2, gas: 1, lamp: 1, "own-idea": 9 } }, kits)).toEqual({
			kit: kits[1],
			fraction: 3 / 6,
		});
		expect(leadingKit({ students: 1, done: { lamp: 1, star: 1 } }, kits)).toEqual({ kit: kits[0], fraction: 1 });
	});

	test("is none while nothing of a kit is finished, and in an empty class", () => {
		expect(leadingKit({ students: 2, done: { "own-idea": 2 } }, kits)).toBeNull();
		expect(leadingKit({ students: 0, done: {} }, kits)).toBeNull();
	});
});
