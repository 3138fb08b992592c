import { expect, test } from "vitest";
import type { ProjectCard } from "#content/projects.ts";
import { projectsByLevel } from "./kit-projects.ts";

const project = (id: string, level: ProjectCard["level"], kit: ProjectCard["kit"] = "secondary"): ProjectCard => ({
	id,
	level,
	kit,
	ages: "13-16",
	buildsOn: [],
	minutes: 120,
	points: 100,
	title: id,
	summary: id,
});

const projects = [
	project("water-temp-monitor", "Intermediate"),
	project("gesture-home", "Advanced"),
	project("rain-window", "Intermediate"),
	project("fire-alarm", "Beginner", "primary"),
];

const ids = (kit: { project_ids: string[] } | null) =>
	projectsByLevel(projects, kit).map(({ level, projects: found }) => [level, found.map(({ id }) => id)]);

test("secondary projects are grouped by level; primary ones do not appear", () => {
	expect(ids(null)).toEqual([
		["Intermediate", ["water-temp-monitor", "rain-window"]],
		["Advanced", ["gesture-home"]],
	]);
});

test("a kit shows its own projects in its own order, and no empty level", () => {
	expect(ids({ project_ids: ["rain-window", "water-temp-monitor", "of-another-kit"] })).toEqual([
		["Intermediate", ["rain-window", "water-temp-monitor"]],
	]);
});
