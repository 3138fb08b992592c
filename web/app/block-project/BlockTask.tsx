import { type ReactNode, useState } from "react";
import type { BlockProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { seenText, waitingText } from "#web/bench/checks/check-texts.ts";
import type { Workspace } from "#web/bench/editors/blocks/use-workspace.ts";
import { FreeLadder } from "#web/bench/hints/FreeLadder.tsx";
import { Rungs } from "#web/bench/hints/Rungs.tsx";
import { LessonColumn } from "#web/catalogue/lesson/LessonColumn.tsx";
import { type LessonStep, nextStep } from "#web/catalogue/lesson/lesson-steps.ts";
import type { LessonState } from "#web/platform/learning/lesson-progress/use-lesson-progress.ts";
import { ModuleMissing } from "#web/platform/loading/ModuleMissing.tsx";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import type { ChosenExtension } from "./LaterSteps.tsx";

const loadLaterSteps = () => import("./LaterSteps.tsx");
const loadSolution = () => import("#web/bench/blocks/BlockSolution.tsx");

export const lazyModules = [loadLaterSteps, loadSolution];

export interface BlockLesson {
	project: BlockProject;
	/** The step of the lesson that is shown beside the blocks. */
	step: LessonStep;
	progress: LessonState;
	onStep: (step: LessonStep, finished?: LessonStep) => void;
}

interface BlockTaskProps extends BlockLesson {
	workspace: Workspace;
	extension: ChosenExtension | null;
	onExtension: (extension: ChosenExtension | null) => void;
	/** Where the button of the hints is mounted. */
	hintSlot: HTMLElement | null;
	/** A hint is wanted. */
	onAsk: () => void;
	children: ReactNode;
}

/** The step of the lesson beside the blocks, with what the last run was found to do and with hints. */
export function BlockTask(props: BlockTaskProps) {
	const { project, workspace, step, progress, onStep, extension, onExtension, hintSlot, onAsk, children } = props;
	const help = useLazyModule(loadSolution);
	const isLater = step !== "program";
	const [missing, setMissing] = useState(false);
	const steps = useLazyModule(loadLaterSteps, isLater || undefined, setMissing);
	const { lesson } = project;
	const next = nextStep(step);
	const { report } = workspace;
	const results = new Map(report?.steps.map((result) => [result.id, result]));
	const checks = stepIds(project.checks).map((id) => {
		const result = results.get(id);
		if (!result) return { id, state: "waiting" as const, note: null };
		const { state, first } = result;
		const note =
			state === "failed"
				? seenText(lesson.steps, result, report?.stopped)
				: waitingText(lesson.steps, result, report?.stopped);
		return { id, state, first, note };
	});
	const isEmpty = workspace.program.statements.length === 0;
	const ladder = (id: string, slot?: HTMLElement | null) => {
		if (isEmpty) return <Rungs key="empty" rungs={[m.hint_empty_blocks()]} slot={slot} onShow={onAsk} />;
		const rungs = lesson.steps[id]?.hints ?? [];
		return <FreeLadder key={id} project={project} step={id} rungs={rungs} slot={slot} onAsk={onAsk} />;
	};
	return (
		<>
			<LessonColumn
				lesson={lesson}
				step={step}
				checks={checks}
				guess={progress.prediction}
				onGuess={progress.guess}
				onNext={() => next && onStep(next, step)}
				ladder={(id) => ladder(id, hintSlot)}
			>
				{steps ? (
					<steps.LaterSteps
						{...{ project, step, checks, progress, workspace }}
						ladder={(id) => ladder(id)}
						chosen={extension}
						onChoose={onExtension}
					/>
				) : (
					isLater && <ModuleMissing missing={missing} />
				)}
			</LessonColumn>
			{children}
			{help && <help.BlockSolution project={project} onUse={workspace.use} />}
		</>
	);
}
