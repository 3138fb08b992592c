import { m } from "#messages/generated/messages.js";

/** The steps of a primary lesson. The first three are pages; the others stand beside the blocks. */
export const LESSON_STEPS = ["story", "parts", "build", "program", "test", "make", "think"] as const;

export type LessonStep = (typeof LESSON_STEPS)[number];

const LABELS: Record<LessonStep, () => string> = {
	story: m.lesson_story,
	parts: m.lesson_parts,
	build: m.lesson_build,
	program: m.lesson_program,
	test: m.lesson_test,
	make: m.lesson_make,
	think: m.lesson_think,
};

export function stepText(step: LessonStep): string {
	return LABELS[step]();
}

export function isLessonStep(value: unknown): value is LessonStep {
	return LESSON_STEPS.some((step) => step === value);
}

/** The step that the address asks for, else the one that was open last, else the story. */
export function stepToOpen(asked: unknown, last: unknown): LessonStep {
	return [asked, last].find(isLessonStep) ?? "story";
}

/** Whether a step is a page of its own, not a column beside the blocks. */
export function isPage(step: LessonStep): step is "story" | "parts" | "build" {
	return LESSON_STEPS.indexOf(step) < LESSON_STEPS.indexOf("program");
}

export function nextStep(step: LessonStep): LessonStep | undefined {
	return LESSON_STEPS[LESSON_STEPS.indexOf(step) + 1];
}

export function stepBefore(step: LessonStep): LessonStep | undefined {
	return LESSON_STEPS[LESSON_STEPS.indexOf(step) - 1];
}
