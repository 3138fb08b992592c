import { RUNGS, rungId } from "#domain/bench/helps.ts";
import { inLocale } from "#domain/locale.ts";
import type { Checks } from "#simulator/checks/format.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { ProjectBench } from "./bench-schema.ts";
import type { Lesson, WrittenLesson } from "./lesson-schema.ts";
import type { BlocksFacts, ProgramFacts, SketchFacts } from "./program-facts.ts";
import { type FailureWords, stepTexts } from "./step-texts.ts";

/** What the files of a project say. */
export interface ProjectFiles {
	readonly lesson: Lesson;
	readonly circuit: Circuit;
	readonly checks: Checks;
	/** What checks the extension: the second of the lesson's challenges, where a check can see it. */
	readonly extension: Checks | null;
	/** Ids of the hints the server has for it, step by step. */
	readonly hints: readonly string[];
	readonly program: SketchProgram | BlocksProgram;
}

export interface SketchProgram extends SketchFacts {
	/** The sketch the learner begins with. */
	readonly starter: string;
}

export interface BlocksProgram extends BlocksFacts {
	/** The blocks the learner begins with, in Blockly's own form. */
	readonly starter: object;
}

const lessons = import.meta.glob<WrittenLesson>("./projects/*/words.*.json", { import: "default" });
const benches = import.meta.glob<ProjectBench>("./projects/*/bench.json", { import: "default" });
const sketches = import.meta.glob<string>("./projects/*/starter.ino", { import: "default", query: "?raw" });
const failureWords = import.meta.glob<FailureWords>("./failure-words.*.json", { eager: true, import: "default" });

/** Null where a file is missing. */
export async function readProject(id: string, locale?: string): Promise<ProjectFiles | null> {
	const folder = `./projects/${id}`;
	const [written, bench, sketch] = await Promise.all([
		inLocale(lessons, `${folder}/words.{locale}.json`, locale)?.(),
		benches[`${folder}/bench.json`]?.(),
		sketches[`${folder}/starter.ino`]?.(),
	]);
	const failures = inLocale(failureWords, "./failure-words.{locale}.json", locale);
	const program = bench && (await programOf(bench.program, sketch));
	if (!written || !program || !failures) return null;
	const { circuit, checks, extension = null } = bench;
	const hints = stepIds(checks).flatMap((step) => RUNGS.map((rung) => rungId(step, rung)));
	return { lesson: lessonOf(written, bench, failures), circuit, checks, extension, hints, program };
}

/** The second challenge inherits the words of the steps that it shares with the task. */
function lessonOf(written: WrittenLesson, { checks, extension }: ProjectBench, failures: FailureWords): Lesson {
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

/** A project of sketches does without what reads blocks. */
async function programOf(fact: ProgramFacts, sketch: string | undefined): Promise<ProjectFiles["program"] | null> {
	if (fact.kind === "sketch") return sketch === undefined ? null : { ...fact, starter: sketch };
	const { FLAG_ALONE, readToolbox } = await import("./toolbox-text.ts");
	return { ...fact, toolbox: readToolbox(fact.toolbox), starter: FLAG_ALONE };
}
