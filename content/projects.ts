import { inLocale } from "#domain/locale.ts";
import type { Checks } from "#simulator/checks/format.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { Lesson } from "./lesson-schema.ts";
import type { BlocksFacts, SketchFacts } from "./program-facts.ts";
import type { ProjectCardTexts, ProjectFacts } from "./schema.ts";

/** What a card needs. */
export interface ProjectCard extends ProjectFacts, ProjectCardTexts {
	readonly id: string;
}

/** Everything of a project that its page may know: never the solution. */
export interface Project extends ProjectCard {
	readonly lesson: Lesson;
	readonly circuit: Circuit;
	readonly checks: Checks;
	/** What checks the extension: the second of the lesson's challenges, where a check can see it. */
	readonly extension: Checks | null;
	/** Ids of the hints the server has for it, step by step. */
	readonly hints: readonly string[];
	readonly program: SketchProgram | BlocksProgram;
}

interface SketchProgram extends SketchFacts {
	/** The sketch the learner begins with. */
	readonly starter: string;
}

interface BlocksProgram extends BlocksFacts {
	/** The blocks the learner begins with, in Blockly's own form. */
	readonly starter: object;
}

export type SketchProject = Project & { program: SketchProgram };
export type BlockProject = Project & { program: BlocksProgram };

const facts = import.meta.glob<ProjectFacts>("./projects/*/project.json", { eager: true, import: "default" });
const cards = import.meta.glob<ProjectCardTexts>("./projects/*/card.*.json", { eager: true, import: "default" });

/** Every project that has content, in the order of their ids. */
export function listProjects(locale?: string): ProjectCard[] {
	return Object.keys(facts).flatMap((path) => cardOf(path.split("/")[2] ?? "", locale) ?? []);
}

/** What reads the files of any project: lists do without it. */
export const loadProjectReader = () => import("./opened-project.ts");

/** A project by its id; null when there is none with content. */
export async function loadProject(id: string, locale?: string): Promise<Project | null> {
	const card = cardOf(id, locale);
	return card && (await loadProjectReader()).openProject(card, locale);
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
