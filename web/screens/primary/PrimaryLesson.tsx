import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import type { BlockProject } from "#content/block-projects.ts";
import { Glossary } from "#web/features/glossary/Glossary.tsx";
import { isLessonStep, isPage, type LessonStep } from "#web/features/lesson/lesson-steps.ts";
import { useLessonProgress } from "#web/learning/lesson-progress/use-lesson-progress.ts";
import { lazyScreen } from "#web/loading/lazy-screen.tsx";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { BlockBench, lazyModules as benchModules } from "./BlockBench.tsx";

const loadPages = () => import("./PrimaryPages.tsx");
const PrimaryPages = lazyScreen(loadPages, "PrimaryPages");

export const lazyModules = [loadPages, ...benchModules];

/** Fetches the pages of a lesson beside the project. */
export const preloadPages = PrimaryPages.preload;

/**
 * A lesson of the primary kit: its first steps are pages, the others stand beside the blocks. The first opening shows
 * the story, later ones the step that was open last.
 */
export function PrimaryLesson({ project, person }: { project: BlockProject; person: string }) {
	const { step: asked } = useSearch({ from: "/signed-in/shell/primary-kit" });
	const navigate = useNavigate({ from: "/primary-kit" });
	const progress = useLessonProgress(person, project.id);
	// They then open without a network, too.
	useLazyModule(loadPages);
	const last = isLessonStep(progress.open) ? progress.open : "story";
	const step = isLessonStep(asked) ? asked : last;
	const note = useEffectEvent((shown: LessonStep) => progress.show(shown));
	useEffect(() => note(step), [step]);

	function open(next: LessonStep, finished?: LessonStep) {
		if (finished) progress.finish(finished);
		void navigate({ search: (before) => ({ ...before, step: next }), replace: true });
		requestAnimationFrame(() => scrollTo({ top: 0 }));
	}

	return (
		<Glossary words={project.lesson.words}>
			{isPage(step) ? (
				<PrimaryPages project={project} step={step} done={progress.done} onOpen={open} />
			) : (
				<BlockBench project={project} person={person} step={step} progress={progress} onStep={open} />
			)}
		</Glossary>
	);
}
