import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { BuildPage } from "./BuildPage.tsx";
import { LESSON_STEPS, type LessonStep, nextStep, stepBefore, stepText } from "./lesson-steps.ts";
import { PartsPage } from "./PartsPage.tsx";
import { StoryPage } from "./StoryPage.tsx";
import type { LessonProject } from "./use-parts.ts";

interface LessonPagesProps {
	project: LessonProject;
	lesson: Lesson;
	step: LessonStep;
	/** Opens a step; `finished` is the one that was read to its end. */
	onOpen: (step: LessonStep, finished?: LessonStep) => void;
	/** Below the step. */
	children?: ReactNode;
}

/** The steps of a lesson that are pages: Story, Parts, Build. */
export function LessonPages({ project, lesson, step, onOpen, children }: LessonPagesProps) {
	const before = stepBefore(step);
	const next = nextStep(step);
	return (
		<>
			<div className="w-full max-w-[1120px] mx-auto px-4 sm:px-8 py-5 sm:py-6.5">
				{step === "story" && <StoryPage projectId={project.id} lesson={lesson} />}
				{step === "parts" && <PartsPage project={project} lesson={lesson} />}
				{step === "build" && <BuildPage project={project} lesson={lesson} />}
				{children}
			</div>
			<footer className="lesson-foot">
				{before && (
					<Button variant="quiet" size="big" className="max-sm:!px-4" onClick={() => onOpen(before)}>
						<ArrowLeft size={20} aria-hidden="true" />
						<span className="max-sm:sr-only">{stepText(before)}</span>
					</Button>
				)}
				<span className="grow max-sm:hidden" />
				<small className="max-sm:hidden text-ink-2">{m.lesson_step_of({ step: LESSON_STEPS.indexOf(step) + 1 })}</small>
				{next && (
					<Button size="big" className="max-sm:grow" onClick={() => onOpen(next, step)}>
						{m.lesson_next({ step: stepText(next) })}
						<ArrowRight size={20} aria-hidden="true" />
					</Button>
				)}
			</footer>
		</>
	);
}
