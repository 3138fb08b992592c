import { listEveryProject } from "./catalogue.ts";
import { LEVEL_KITS, listKits } from "./kits.ts";
import { partsOf } from "./parts-list.ts";
import { listProjects, loadProject, type Project } from "./projects.ts";

/** A kind of part, and how many of it. */
export interface CountedPart {
	readonly name: string;
	readonly quantity: number;
}

/** A project as a teacher plans with it. */
export interface PlannedLesson {
	readonly id: string;
	readonly kit: "primary" | "secondary";
	readonly title: string;
	readonly ages: string;
	readonly minutes: number;
	/** The titles of the projects that come before it. */
	readonly after: readonly string[];
	/** What its learners will be able to do. */
	readonly learn: readonly string[];
	/** For one board, beside what each board needs: the board itself, breadboard, wires, cable. */
	readonly parts: readonly CountedPart[];
}

/** The projects of a kit, in teaching order. */
export interface KitOverview {
	readonly id: string;
	readonly title: string;
	readonly ages: string;
	readonly lessons: readonly PlannedLesson[];
}

/** What lies beside every board. */
const WITH_EACH_BOARD = ["uno", "jumper_wires", "usb_cable"];

/** Every project, by the kit of its level. */
export async function loadOverview(locale?: string): Promise<KitOverview[]> {
	const titles = new Map(listProjects(locale).map(({ id, title }) => [id, title]));
	const projects = await Promise.all(listEveryProject(locale).map(({ id }) => loadProject(id, locale)));
	const lessons = projects.flatMap((project) => (project ? lessonOf(project, titles, locale) : []));
	return listKits()
		.filter(({ id }) => LEVEL_KITS.includes(id))
		.map(({ id, title, age_range, project_ids }) => ({
			...{ id, title, ages: age_range },
			lessons: lessons.filter((lesson) => project_ids.includes(lesson.id)),
		}));
}

function lessonOf(project: Project, titles: ReadonlyMap<string, string>, locale?: string): PlannedLesson {
	const { id, kit, title, ages, minutes, buildsOn, circuit, extras, lesson } = project;
	const parts = partsOf({ circuit, ...(extras && { extras }) }, locale)
		.filter((part) => !WITH_EACH_BOARD.includes(part.id) && part.placed?.kind !== "breadboard")
		.map(({ name, quantity }) => ({ name, quantity }));
	const after = buildsOn.flatMap((former) => titles.get(former) ?? []);
	return { id, kit, title, ages, minutes, after, learn: lesson.learn, parts };
}

/** What all these projects take together when they are built one after the other: of each part the most that one takes. */
export function mostOf(lessons: readonly PlannedLesson[]): CountedPart[] {
	const most = new Map<string, number>();
	for (const { parts } of lessons)
		for (const { name, quantity } of parts) most.set(name, Math.max(most.get(name) ?? 0, quantity));
	return [...most]
		.map(([name, quantity]) => ({ name, quantity }))
		.sort((one, other) => one.name.localeCompare(other.name));
}
