import { expect, test } from "vitest";
import type { ClassLearner } from "#domain/classroom/class-progress.ts";
import { csvOf, progressRows } from "./progress-csv.ts";
import { projectsOf } from "./project-columns.ts";

const learner = (name: string, projects: ClassLearner["projects"] = []): ClassLearner => ({
	...{ id: name, name, seenAt: null, activeAt: null, at: null, handRaisedAt: null },
	projects,
});
const done = { attempts: 2, failedInRow: 0, activeMinutes: 0, doneAt: "2026-03-03T10:00:00Z" };

test("the table has a row for each learner, in words, and the sum at the end", () => {
	const projects = projectsOf("primary-level-kit").slice(0, 2);
	const [first] = projects;
	const rows = progressRows([learner("Asha Mushi", [{ project: first?.id ?? "", ...done }])], projects);
	expect(rows).toEqual([
		["Name", ...projects.map(({ title }) => title), "Done"],
		["Asha M.", "done", "not begun", "1"],
	]);
});

test("a name that begins like a formula is none in a spreadsheet", async () => {
	expect(await csvOf([["=1+1", "a,b"]])).toBe(`\uFEFF"'=1+1","a,b"`);
});
