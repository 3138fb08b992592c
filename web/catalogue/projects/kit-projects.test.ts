import { expect, test } from "vitest";
import type { ListedProject } from "#content/catalogue.ts";
import { projectsByLevel } from "./kit-projects.ts";

const project = (
	id: string,
	level: ListedProject["level"],
	kit: ListedProject["kit"] = "secondary",
): ListedProject => ({
	id,
	level,
	kit,
	minutes: 120,
	points: 100,
	written: true,
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

test("a project that is still being written stands last of its level, whatever the order of its kit", () => {
	const planned = { ...project("magnetic-detector", "Intermediate"), written: false };
	const [group] = projectsByLevel([planned, ...projects], null);
	expect(group?.projects.map(({ id }) => id)).toEqual(["water-temp-monitor", "rain-window", "magnetic-detector"]);
});

test("a kit shows its own projects in its own order, and no empty level", () => {
	expect(ids({ project_ids: ["rain-window", "water-temp-monitor", "not-written-yet"] })).toEqual([
		["Intermediate", ["rain-window", "water-temp-monitor"]],
	]);
});
