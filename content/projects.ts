import { inLocale } from "#domain/locale.ts";
import type { BlocksProgram, ProjectFiles, SketchProgram } from "./project-files.ts";
import type { ProjectCardTexts, ProjectFacts } from "./schema.ts";

/** What a card needs. */
export interface ProjectCard extends ProjectFacts, ProjectCardTexts {
	readonly id: string;
}

/** Everything of a project that its page may know: never the solution. */
export interface Project extends ProjectCard, ProjectFiles {}

export type SketchProject = Project & { program: SketchProgram };
export type BlockProject = Project & { program: BlocksProgram };

const facts = import.meta.glob<ProjectFacts>("./projects/*/project.json", { eager: true, import: "default" });
const cards = import.meta.glob<ProjectCardTexts>("./projects/*/card.*.json", { eager: true, import: "default" });

/** Every project that has content, in the order of their ids. */
export function listProjects(locale?: string): ProjectCard[] {
	return Object.keys(facts).flatMap((path) => cardOf(path.split("/")[2] ?? "", locale) ?? []);
}

/** What reads the files of any project: lists do without it. */
export const loadProjectReader = () => import("./project-files.ts");

/** A project by its id; null when there is none with content. */
export async function loadProject(id: string, locale?: string): Promise<Project | null> {
	const card = cardOf(id, locale);
	const files = card && (await (await loadProjectReader()).readProject(id, locale));
	return files && { ...card, ...files };
}

/** Null for a project of the other kind, too. */
export function asSketchProject(project: Project | null): SketchProject | null {
	return project?.program.kind === "sketch" ? (project as SketchProject) : null;
}

/** Null for a project of the other kind, too. */
export function asBlockProject(project: Project | null): BlockProject | null {
	return project?.program.kind === "blocks" ? (project as BlockProject) : null;
}

/** The projects of the primary kit are made of blocks, those of the secondary kit are sketches. */
export function isOfBlocks({ kit }: Pick<ProjectFacts, "kit">): boolean {
	return kit === "primary";
}

export function isSketch(project: Pick<ProjectFacts, "kit">): boolean {
	return !isOfBlocks(project);
}

function cardOf(id: string, locale?: string): ProjectCard | null {
	const fact = facts[`./projects/${id}/project.json`];
	const card = inLocale(cards, `./projects/${id}/card.{locale}.json`, locale);
	return fact && card ? { id, ...fact, ...card } : null;
}
