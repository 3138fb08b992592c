import type { ReactNode } from "react";
import type { BlockProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { ExtensionPassed } from "#web/app/screens/ExtensionPassed.tsx";
import { NextProjectLink } from "#web/app/screens/NextProjectLink.tsx";
import { projectAfter } from "#web/app/screens/project-after.ts";
import { useIsCompleted } from "#web/bench/blocks/use-is-completed.ts";
import { CheckList } from "#web/bench/checks/CheckList.tsx";
import { NO_CHECKS, nextCheckRun } from "#web/bench/checks/check-run.ts";
import type { StepTexts } from "#web/bench/checks/check-texts.ts";
import { ExtensionCard } from "#web/bench/checks/ExtensionCard.tsx";
import type { Extension, Workspace } from "#web/bench/editors/blocks/use-workspace.ts";
import { Rungs } from "#web/bench/hints/Rungs.tsx";
import { Ideas } from "#web/catalogue/lesson/Ideas.tsx";
import { Heading, type StepLine } from "#web/catalogue/lesson/LessonColumn.tsx";
import type { LessonStep } from "#web/catalogue/lesson/lesson-steps.ts";
import { Test } from "#web/catalogue/lesson/Test.tsx";
import { Think } from "#web/catalogue/lesson/Think.tsx";
import { completedHere } from "#web/platform/learning/completions-store.ts";
import { EXTENSION_PASSED, type LessonState } from "#web/platform/learning/lesson-progress/use-lesson-progress.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";

/** The extension of a project while blocks are checked for it. */
export interface ChosenExtension extends Extension {
	texts: StepTexts;
}

interface LaterStepsProps extends MakeProps {
	step: LessonStep;
	/** The checks of the project. */
	checks: readonly StepLine[];
	/** The hints of one of them. */
	ladder: (step: string) => ReactNode;
}

/** The steps of a lesson after Program: Test, Make it yours and Think. */
export function LaterSteps({ step, checks, ladder, ...make }: LaterStepsProps) {
	const { id, lesson } = make.project;
	const next = projectAfter(id, completedHere(usePerson().id));
	if (step === "test") return <Test lesson={lesson} checks={checks} ladder={ladder} />;
	if (step === "make") return <Make {...make} />;
	return step === "think" && <Think lesson={lesson} next={<NextProjectLink next={next} />} />;
}

interface MakeProps {
	project: BlockProject;
	progress: LessonState;
	workspace: Workspace;
	/** Null while blocks are checked for the project itself. */
	chosen: ChosenExtension | null;
	onChoose: (chosen: ChosenExtension | null) => void;
}

/** Three ways to make it one's own. The second is checked as the project is, for no points. */
function Make({ project, progress, workspace, chosen, onChoose }: MakeProps) {
	const completed = useIsCompleted(project);
	const keepFocus = useFocusKept();
	const { extension } = project;
	const { challenges } = project.lesson;
	const idea = challenges[1];
	const mark = progress.extensionPassed && <ExtensionPassed />;

	function choose() {
		if (!extension) return;
		workspace.stop();
		onChoose({
			checks: extension,
			texts: idea?.steps ?? {},
			onPassed() {
				progress.finish("make", EXTENSION_PASSED);
				workspace.showStatus({ tone: "done", text: m.checks_challenge_done({ title: idea?.title ?? project.title }) });
			},
		});
	}

	return (
		<div ref={keepFocus} tabIndex={-1} className="grid gap-4 content-start">
			<Heading>{m.lesson_make()}</Heading>
			{chosen && idea ? (
				<>
					<ExtensionCard idea={idea} mark={mark} chosen onChoose={() => onChoose(null)} />
					<CheckList
						run={runOf(workspace)}
						steps={stepIds(chosen.checks)}
						texts={chosen.texts}
						before={m.lesson_checks_none()}
						ladder={(id) => <Rungs key={id} rungs={idea.steps?.[id]?.hints ?? []} />}
					/>
				</>
			) : (
				<Ideas
					challenges={challenges}
					check={
						<>
							{mark}
							{completed ? (
								<Button variant="soft" className="justify-self-start mt-1" disabled={!extension} onClick={choose}>
									{m.checks_challenge_start()}
								</Button>
							) : (
								<span className="text-sm font-bold text-teal-deep">{m.lesson_idea_checked_later()}</span>
							)}
						</>
					}
				/>
			)}
		</div>
	);
}

/** What the last run of the blocks was found to do, as the list of checks shows it. */
function runOf({ report, run }: Workspace) {
	if (!report && run.step !== "running") return NO_CHECKS;
	const started = nextCheckRun(NO_CHECKS, { type: "started" });
	return report ? nextCheckRun(started, { type: "extension_reported", report }) : started;
}
