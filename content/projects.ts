import { toBlockly } from "#domain/bench/block-program/to-blockly.ts";
import { RUNGS, rungId } from "#domain/bench/helps.ts";
import { inLocale } from "#domain/locale.ts";
import type { Checks } from "#simulator/checks/format.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { ProjectBench } from "./bench-schema.ts";
import type { Lesson, WrittenLesson } from "./lesson-schema.ts";
import type { BlocksFacts, ProgramFacts, SketchFacts } from "./program-facts.ts";
import type { ProjectCardTexts, ProjectFacts } from "./schema.ts";
import type { FailureWords } from "./step-texts.ts";

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
const lessons = import.meta.glob<WrittenLesson>("./projects/*/words.*.json", { import: "default" });
const failureWords = import.meta.glob<FailureWords>("./failure-words.*.json", { import: "default" });
const benches = import.meta.glob<ProjectBench>("./projects/*/bench.json", { import: "default" });
const sketches = import.meta.glob<string>("./projects/*/starter.ino", { import: "default", query: "?raw" });
/** What reads the files of a project: lists do without it. */
const loadReaders = () => Promise.all([import("./step-texts.ts"), import("./toolbox-text.ts")]);
type Readers = Awaited<ReturnType<typeof loadReaders>>;
/** Every project of blocks begins with nothing but the flag. */
const NO_BLOCKS = toBlockly({ version: 1, statements: [] });

/** Every project that has content, in the order of their ids. */
export function listProjects(locale?: string): ProjectCard[] {
	return Object.keys(facts).flatMap((path) => cardOf(path.split("/")[2] ?? "", locale) ?? []);
}

/** A project by its id; null when there is none with content. */
export async function loadProject(id: string, locale?: string): Promise<Project | null> {
	const card = cardOf(id, locale);
	const [written, bench, sketch, failures, [{ stepTexts }, { readToolbox }]] = await Promise.all([
		inLocale(lessons, fileOf(id, "words.{locale}.json"), locale)?.(),
		benches[fileOf(id, "bench.json")]?.(),
		sketches[fileOf(id, "starter.ino")]?.(),
		inLocale(failureWords, "./failure-words.{locale}.json", locale)?.(),
		loadReaders(),
	]);
	const program = bench && programOf(bench.program, sketch, readToolbox);
	if (!card || !written || !program || !failures) return null;
	const lesson = lessonOf(written, bench, failures, stepTexts);
	const { circuit, checks, extension = null } = bench;
	const hints = stepIds(checks).flatMap((step) => RUNGS.map((rung) => rungId(step, rung)));
	return { ...card, lesson, circuit, checks, extension, hints, program };
}

/** The second challenge inherits the words of the steps that it shares with the task. */
function lessonOf(
	written: WrittenLesson,
	{ checks, extension }: ProjectBench,
	failures: FailureWords,
	stepTexts: Readers[0]["stepTexts"],
): Lesson {
	const { names = {}, steps, ...lesson } = written;
	return {
		...lesson,
		steps: stepTexts(checks, { steps, names }, failures),
		challenges: lesson.challenges.map(({ steps: own, ...challenge }, index) => {
			if (index !== 1 || !extension) return challenge;
			const inherited = Object.entries(own ?? {}).map(([id, one]) => {
				const failed = { ...steps[id]?.failed, ...one.failed };
				return [id, { ...steps[id], ...one, failed }] as const;
			});
			const all = { ...steps, ...Object.fromEntries(inherited) };
			return { ...challenge, steps: stepTexts(extension, { steps: all, names }, failures) };
		}),
	};
}

function programOf(
	fact: ProgramFacts,
	sketch: string | undefined,
	readToolbox: Readers[1]["readToolbox"],
): Project["program"] | null {
	if (fact.kind === "blocks") return { ...fact, toolbox: readToolbox(fact.toolbox), starter: NO_BLOCKS };
	return sketch === undefined ? null : { ...fact, starter: sketch };
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
	const fact = facts[fileOf(id, "project.json")];
	const card = inLocale(cards, fileOf(id, "card.{locale}.json"), locale);
	return fact && card ? { id, ...fact, ...card } : null;
}

function fileOf(id: string, file: string): string {
	return `./projects/${id}/${file}`;
}
