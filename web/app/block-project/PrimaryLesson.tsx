import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import type { BlockProject } from "#content/projects.ts";
import { Glossary } from "#web/catalogue/glossary/Glossary.tsx";
import { isPage, type LessonStep, stepToOpen } from "#web/catalogue/lesson/lesson-steps.ts";
import { useLessonProgress } from "#web/platform/learning/lesson-progress/use-lesson-progress.ts";
import { lazyScreen } from "#web/platform/loading/lazy-screen.tsx";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";

const loadPages = () => import("./PrimaryPages.tsx");
const loadBench = () => import("./BlockBench.tsx");
const PrimaryPages = lazyScreen(loadPages, "PrimaryPages");
const BlockBench = lazyScreen(loadBench, "BlockBench");

export const lazyModules = [loadPages, loadBench];

/** Fetches what a step is shown with, beside the project. The other follows when the browser is idle. */
export function preloadStep(step: LessonStep): Promise<void> {
	return isPage(step) ? PrimaryPages.preload() : BlockBench.preload();
}

/**
 * A lesson of the primary kit: its first steps are pages, the others stand beside the blocks. The first opening shows
 * the story, later ones the step that was open last.
 */
export function PrimaryLesson({ project, userId }: { project: BlockProject; userId: string }) {
	const { step: asked } = useSearch({ from: "/signed-in/shell/primary-kit" });
	const navigate = useNavigate({ from: "/primary-kit" });
	const progress = useLessonProgress(userId, project.id);
	// Both then open without a network, too.
	useLazyModule(loadPages);
	useLazyModule(loadBench);
	const step = stepToOpen(asked, progress.open);
	const note = useEffectEvent((shown: LessonStep) => progress.show(shown));
	useEffect(() => note(step), [step]);

	function open(next: LessonStep, finished?: LessonStep) {
		if (finished) progress.finish(finished);
		void navigate({ search: (before) => ({ ...before, step: next }), replace: true });
		requestAnimationFrame(() => scrollTo({ top: 0 }));
	}

	return (
		<Glossary entries={project.lesson.words}>
			{isPage(step) ? (
				<PrimaryPages project={project} step={step} progress={progress} onOpen={open} />
			) : (
				<BlockBench project={project} userId={userId} step={step} progress={progress} onStep={open} />
			)}
		</Glossary>
	);
}
