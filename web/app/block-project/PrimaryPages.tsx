import { Blocks } from "lucide-react";
import type { BlockProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { useIsCompleted } from "#web/bench/blocks/use-is-completed.ts";
import { LessonPages } from "#web/catalogue/lesson/LessonPages.tsx";
import { LessonRail } from "#web/catalogue/lesson/LessonRail.tsx";
import type { LessonStep } from "#web/catalogue/lesson/lesson-steps.ts";
import { PrintLesson } from "#web/catalogue/lesson/PrintLesson.tsx";
import { LessonHead } from "#web/catalogue/lesson-head/LessonHead.tsx";
import type { LessonState } from "#web/platform/learning/lesson-progress/use-lesson-progress.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { useMedia } from "#web/platform/storage/use-media.ts";
import { Button } from "#web/platform/ui/Button.tsx";

const blockLines = async (blocks: Record<string, unknown>) =>
	(await import("#web/bench/editors/blocks/blockly/block-reference.ts")).programLines(blocks);
const loadTogether = () => import("#web/app/together/Together.tsx");

interface PrimaryPagesProps {
	project: BlockProject;
	step: LessonStep;
	progress: LessonState;
	onOpen: (step: LessonStep, finished?: LessonStep) => void;
}

/**
 * The steps of a primary lesson that are pages of their own, with the way to the blocks. Working together and printing
 * are in the head; on a phone, whose head has no room for them, below the page.
 */
export function PrimaryPages({ project, step, progress, onOpen }: PrimaryPagesProps) {
	const completed = useIsCompleted(project);
	const together = useLazyModule(loadTogether);
	const phone = useMedia("(max-width: 639px)");
	const tools = (
		<>
			{together && <together.TogetherButton />}
			<PrintLesson project={project} lesson={project.lesson} blockLines={blockLines} />
		</>
	);
	return (
		<main className="min-h-page flex flex-col">
			<LessonHead
				back={{ to: "/primary-kit", label: m.primary_back() }}
				title={project.title}
				completed={completed}
				made={progress.extensionPassed}
				facts={[m.primary_minutes({ minutes: project.minutes }), m.project_points({ points: project.points })].join(
					" · ",
				)}
			>
				{!phone && tools}
				<Button variant="quiet" className="max-sm:!px-3" onClick={() => onOpen("program")}>
					<Blocks size={18} aria-hidden="true" />
					<span className="max-sm:hidden">{m.lesson_to_blocks()}</span>
					<span className="sm:hidden">{m.lesson_to_blocks_short()}</span>
				</Button>
			</LessonHead>
			{together && <together.Together />}
			<LessonRail step={step} done={progress.done} onOpen={onOpen} />
			<LessonPages project={project} lesson={project.lesson} step={step} onOpen={onOpen}>
				{phone && <div className="flex flex-wrap gap-2.5 mt-8">{tools}</div>}
			</LessonPages>
		</main>
	);
}
