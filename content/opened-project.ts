import { RUNGS, rungId } from "#domain/bench/helps.ts";
import { inLocale } from "#domain/locale.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import type { ProjectBench } from "./bench-schema.ts";
import type { Lesson, WrittenLesson } from "./lesson-schema.ts";
import type { ProgramFacts } from "./program-facts.ts";
import type { Project, ProjectCard } from "./projects.ts";
import { type FailureWords, stepTexts } from "./step-texts.ts";

const lessons = import.meta.glob<WrittenLesson>("./projects/*/words.*.json", { import: "default" });
const benches = import.meta.glob<ProjectBench>("./projects/*/bench.json", { import: "default" });
const sketches = import.meta.glob<string>("./projects/*/starter.ino", { import: "default", query: "?raw" });
const failureWords = import.meta.glob<FailureWords>("./failure-words.*.json", { eager: true, import: "default" });

/** The card's project with all that its files say; null where one of them is missing. */
export async function openProject(card: ProjectCard, locale?: string): Promise<Project | null> {
	const folder = `./projects/${card.id}`;
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
	return { ...card, lesson: lessonOf(written, bench, failures), circuit, checks, extension, hints, program };
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
async function programOf(fact: ProgramFacts, sketch: string | undefined): Promise<Project["program"] | null> {
	if (fact.kind === "sketch") return sketch === undefined ? null : { ...fact, starter: sketch };
	const { FLAG_ALONE, readToolbox } = await import("./toolbox-text.ts");
	return { ...fact, toolbox: readToolbox(fact.toolbox), starter: FLAG_ALONE };
}
