import { Blocks } from "lucide-react";
import type { BlockProject } from "#content/block-projects.ts";
import { m } from "#messages/generated/messages.js";
import { LessonPages } from "#web/features/lesson/LessonPages.tsx";
import { LessonRail } from "#web/features/lesson/LessonRail.tsx";
import type { LessonStep } from "#web/features/lesson/lesson-steps.ts";
import { PrintLesson } from "#web/features/lesson/PrintLesson.tsx";
import { LessonHead } from "#web/features/lesson-head/LessonHead.tsx";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { Button } from "#web/ui/Button.tsx";
import { useIsCompleted } from "./use-is-completed.ts";

const loadTogether = () => import("../together/Together.tsx");

interface PrimaryPagesProps {
	project: BlockProject;
	step: LessonStep;
	done: readonly string[];
	onOpen: (step: LessonStep, finished?: LessonStep) => void;
}

/** The steps of a primary lesson that are pages of their own, with the way to the blocks and to the printer. */
export function PrimaryPages({ project, step, done, onOpen }: PrimaryPagesProps) {
	const completed = useIsCompleted(project);
	const together = useLazyModule(loadTogether);
	return (
		<main className="min-h-dvh flex flex-col">
			<LessonHead
				back={{ to: "/primary-kit", label: m.primary_back() }}
				title={project.title}
				completed={completed}
				facts={[m.primary_minutes({ minutes: project.minutes }), m.project_points({ points: project.points })].join(
					" · ",
				)}
			>
				{together && <together.TogetherButton crowded="phone" />}
				<PrintLesson project={project} lesson={project.lesson} />
				<Button variant="quiet" className="max-sm:!px-3" onClick={() => onOpen("program")}>
					<Blocks size={18} aria-hidden="true" />
					<span className="max-sm:hidden">{m.lesson_to_blocks()}</span>
					<span className="sm:hidden">{m.lesson_to_blocks_short()}</span>
				</Button>
			</LessonHead>
			{together && <together.Together />}
			<LessonRail step={step} done={done} onOpen={onOpen} />
			<LessonPages project={project} lesson={project.lesson} step={step} onOpen={onOpen} />
		</main>
	);
}
