import { useNavigate, useSearch } from "@tanstack/react-router";
import { Blocks } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import type { BlockProject } from "#content/block-projects.ts";
import { m } from "#messages/generated/messages.js";
import { Glossary } from "#web/features/glossary/Glossary.tsx";
import { LessonPages } from "#web/features/lesson/LessonPages.tsx";
import { LessonRail } from "#web/features/lesson/LessonRail.tsx";
import { isLessonStep, isPage, type LessonStep } from "#web/features/lesson/lesson-steps.ts";
import { PrintLesson } from "#web/features/lesson/PrintLesson.tsx";
import { LessonHead } from "#web/features/lesson-head/LessonHead.tsx";
import { useLessonProgress } from "#web/learning/lesson-progress/use-lesson-progress.ts";
import { Button } from "#web/ui/Button.tsx";
import { BlockBench } from "./BlockBench.tsx";

/**
 * A lesson of the primary kit: its first steps are pages, the others stand beside the blocks. The first opening shows
 * the story, later ones the step that was open last.
 */
export function PrimaryLesson({ project, person }: { project: BlockProject; person: string }) {
	const { step: asked } = useSearch({ from: "/signed-in/shell/primary-kit" });
	const navigate = useNavigate({ from: "/primary-kit" });
	const progress = useLessonProgress(person, project.id);
	const last = isLessonStep(progress.open) ? progress.open : "story";
	const step = isLessonStep(asked) ? asked : last;
	const note = useEffectEvent((shown: LessonStep) => progress.show(shown));
	useEffect(() => note(step), [step]);

	function open(next: LessonStep, finished?: LessonStep) {
		if (finished) progress.finish(finished);
		void navigate({ search: (before) => ({ ...before, step: next }), replace: true });
		requestAnimationFrame(() => scrollTo({ top: 0 }));
	}

	if (!isPage(step)) {
		return (
			<Glossary words={project.lesson.words}>
				<BlockBench project={project} person={person} step={step} progress={progress} onStep={open} />
			</Glossary>
		);
	}
	return (
		<main className="min-h-dvh flex flex-col">
			<LessonHead
				back={{ to: "/primary-kit", label: m.primary_back() }}
				title={project.title}
				facts={[m.primary_minutes({ minutes: project.minutes }), m.project_points({ points: project.points })].join(
					" · ",
				)}
			>
				<PrintLesson project={project} lesson={project.lesson} />
				<Button variant="quiet" className="max-sm:!px-3" onClick={() => open("program")}>
					<Blocks size={18} aria-hidden="true" />
					<span className="max-sm:hidden">{m.lesson_to_blocks()}</span>
					<span className="sm:hidden">{m.lesson_to_blocks_short()}</span>
				</Button>
			</LessonHead>
			<LessonRail step={step} done={progress.done} onOpen={open} />
			<Glossary words={project.lesson.words}>
				<LessonPages project={project} lesson={project.lesson} step={step} onOpen={open} />
			</Glossary>
		</main>
	);
}
