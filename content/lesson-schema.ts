import { z } from "zod/mini";

const text = z.string().check(z.minLength(1));
const lines = z.array(text).check(z.minLength(1));

/** A question that leads, where to look, then plainly. */
export const rungs = z.tuple([text, text, text]);

/** A step of the checks as the file has it; `stepTexts` adds what goes without saying. */
const writtenStep = z.strictObject({
	/** What it proves. */
	title: z.optional(text),
	/** What was the case when it failed, for the default texts: "It was bright". */
	when: z.optional(text),
	/** What else is said when it failed, by the code of what was seen. */
	failed: z.optional(z.record(z.string(), text)),
	hints: z.optional(rungs),
});

const stage = z.strictObject({ do: text, try: text, see: text, checks: z.optional(lines) });

/** `words.<language>.json` of a project: all that its pages say. docs/writing-a-lesson.md says what each field is for. */
export const lessonSchema = z.strictObject({
	/** Why anybody would build it; `picture` says what the project's picture shows. */
	story: z.strictObject({ title: text, picture: text, text: lines }),
	/** "You will be able to …" */
	learn: z.array(text).check(z.minLength(2), z.maxLength(3)),
	/** Asked before the first run; `afterwards` is said when it has run. */
	predict: z.strictObject({
		question: text,
		choices: z.array(text).check(z.minLength(2), z.maxLength(3)),
		afterwards: text,
	}),
	/** The program in small steps: what it has to do by now, what to try then, and what is seen; `checks` are the check steps that see it, too. */
	stages: z.array(stage).check(z.minLength(2)),
	howItWorks: z.array(text).check(z.minLength(3), z.maxLength(6)),
	/** What the default texts call a pin, a part or a display's row: `{ "9": "the lamp", "lcd.2": "the second row" }`. */
	names: z.optional(z.record(z.string(), text)),
	/** By step id of the checks. */
	steps: z.record(z.string(), writtenStep),
	/** From a changed number to an idea of one's own. The second is the project's extension: `steps` are its texts; a step of the task's own needs only what differs. */
	challenges: z
		.array(
			z.strictObject({
				title: text,
				text: text,
				steps: z.optional(z.record(z.string(), writtenStep)),
			}),
		)
		.check(z.length(3)),
	reflect: z.array(z.strictObject({ question: text, answer: text })).check(z.length(3)),
	/** New words, as the glossary has them. */
	words: lines,
	/** What is special about a part in this circuit, by its id there. */
	parts: z.optional(z.record(z.string(), text)),
	/** What differs on a real board. */
	realBoard: lines,
	/** Required where there is heat, a motor, a battery or water. */
	safety: z.optional(lines),
	teacher: z.strictObject({
		/** How the time is spent. */
		lesson: text,
		/** What learners often get wrong, with what helps. */
		mistakes: z.array(z.strictObject({ mistake: text, remedy: text })).check(z.minLength(1)),
		ask: lines,
		/** Work for who is ready early, and a smaller first step for who needs more time. */
		quick: text,
		slow: text,
		/** Where it meets the syllabus; filled in by a teacher who knows it. */
		curriculum: z.array(text),
	}),
	/** Advice while coding; secondary projects only. */
	help: z.optional(lines),
	/** What the project's own manual says beyond the above. */
	manual: z.optional(z.strictObject({ circuitSetup: text, testing: lines, realWorldApplication: lines })),
});

/** `hints.<language>.json`: the ladders of a secondary project by check step. They cost points, so the server alone has them. */
export const laddersSchema = z.record(z.string(), rungs);

/** A lesson as its file has it. */
export type WrittenLesson = z.infer<typeof lessonSchema>;
export type WrittenSteps = WrittenLesson["steps"];

/** What a step proves, and what went wrong by the code of what was seen; its hints, where they are free. */
export interface StepTexts {
	readonly title: string;
	readonly failed: Readonly<Record<string, string>>;
	readonly hints?: Rungs;
}

export type Rungs = z.infer<typeof rungs>;

type Steps = Readonly<Record<string, StepTexts>>;
type WrittenChallenge = WrittenLesson["challenges"][number];

/** A lesson with the texts of all steps. */
export interface Lesson extends Omit<WrittenLesson, "steps" | "names" | "challenges"> {
	readonly steps: Steps;
	readonly challenges: readonly (Omit<WrittenChallenge, "steps"> & { readonly steps?: Steps })[];
}

export type Ladders = z.infer<typeof laddersSchema>;
