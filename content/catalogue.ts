import { inLocale } from "#domain/locale.ts";
import { LEVEL_KITS, listKits } from "./kits.ts";
import planned from "./planned.json" with { type: "json" };
import { listProjects, type ProjectCard } from "./projects.ts";
import type { ProjectFacts } from "./schema.ts";

/** A project as lists show it. */
export interface ListedProject {
	readonly id: string;
	readonly kit: "primary" | "secondary";
	readonly level: ProjectFacts["level"];
	readonly minutes: number;
	readonly points: number;
	readonly title: string;
	readonly summary: string;
	/** It has a circuit and checks. One that has not opens the generic project, and awards nothing by itself. */
	readonly written: boolean;
}

/** Every project, in the order of the kits; those that are still being written last. */
export function listEveryProject(locale?: string): ListedProject[] {
	const known = [...listProjects(locale).map(writtenProject), ...plannedProjects(locale)];
	const kits = listKits();
	const order = LEVEL_KITS.flatMap((id) => kits.find((kit) => kit.id === id)?.project_ids ?? []);
	return order.flatMap((id) => known.find((project) => project.id === id) ?? []).toSorted(unwrittenLast);
}

/** For sorting: those that are written first, else as they were. */
export function unwrittenLast(one: ListedProject, other: ListedProject): number {
	return Number(other.written) - Number(one.written);
}

const plannedCards = import.meta.glob<Record<string, Pick<ListedProject, "title" | "summary">>>("./planned.*.json", {
	eager: true,
	import: "default",
});

/** What is listed and not written yet. */
function plannedProjects(locale?: string): ListedProject[] {
	const texts = inLocale(plannedCards, "./planned.{locale}.json", locale) ?? {};
	return planned.map((project) => {
		const named = texts[project.id];
		if (!named) throw new Error(`${project.id} has no words in planned.en.json`);
		return { ...(project as Omit<ListedProject, "written" | "title" | "summary">), ...named, written: false };
	});
}

function writtenProject({ id, kit, level, minutes, points, title, summary }: ProjectCard): ListedProject {
	return { id, kit, level, minutes, points, title, summary, written: true };
}
