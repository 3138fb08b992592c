import { useQuery } from "@tanstack/react-query";
import type { Lesson } from "#content/lesson-schema.ts";
import { loadProject } from "#content/projects.ts";
import type { ProjectWork } from "#domain/classroom/class-progress.ts";
import { getLocale } from "#messages/generated/runtime.js";
import { seenText } from "#web/bench/checks/check-texts.ts";

/** The texts of a project's lesson; undefined until they are loaded, null where there are none. */
export function useLessonTexts(projectId: string | undefined): Lesson | null | undefined {
	const locale = getLocale();
	const { data } = useQuery({
		queryKey: ["lesson-words", projectId, locale],
		queryFn: async () => (await loadProject(projectId ?? "", locale))?.lesson ?? null,
		enabled: projectId !== undefined,
		staleTime: Number.POSITIVE_INFINITY,
		networkMode: "always",
	});
	return data;
}

/** What failed last, in words: what the step proves, and what was observed instead. */
export function failureText(
	lesson: Lesson | null | undefined,
	{ failedStep, seen }: Pick<ProjectWork, "failedStep" | "seen">,
): { title: string; observed: string | null } | null {
	const step = failedStep ? lesson?.steps[failedStep] : undefined;
	if (!step || !failedStep) return null;
	if (!seen) return { title: step.title, observed: null };
	const result = { id: failedStep, state: "failed" as const, seen: { code: seen.code, values: seen.values ?? {} } };
	const observed = seenText(lesson?.steps ?? {}, result);
	return { title: step.title, observed };
}

/**
 * What a teacher could say at the failed step, from a question to the answer: its ladder; where the ladder costs points,
 * and only the server has it, the project's own questions.
 */
export function rungsFor(lesson: Lesson | null | undefined, failedStep: string | null | undefined): readonly string[] {
	return (failedStep && lesson?.steps[failedStep]?.hints) || lesson?.teacher?.ask || [];
}

/** What to ask at the failed step: the first of it that the learner has not `read`. */
export function questionFor(
	lesson: Lesson | null | undefined,
	failedStep: string | null | undefined,
	read = 0,
): string | null {
	const rungs = rungsFor(lesson, failedStep);
	return rungs[Math.min(read, rungs.length - 1)] ?? null;
}
