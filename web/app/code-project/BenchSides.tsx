import { X } from "lucide-react";
import type { RefObject } from "react";
import type { SketchProject } from "#content/projects.ts";
import { passedIds } from "#domain/bench/check-report.ts";
import { m } from "#messages/generated/messages.js";
import { lineForStep } from "#simulator/checks/line-for-step.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { ExtensionPassed } from "#web/app/screens/ExtensionPassed.tsx";
import { CheckList } from "#web/bench/checks/CheckList.tsx";
import { ExtensionCard } from "#web/bench/checks/ExtensionCard.tsx";
import { boardPinsOf } from "#web/bench/circuit/builder/board-pins.ts";
import type { Builder } from "#web/bench/circuit/builder/use-building.ts";
import { BenchPanel, lazyModules as panelModules } from "#web/bench/code/BenchPanel.tsx";
import { type BoardGuide, BoardStage, lazyModules as boardModules } from "#web/bench/code/BoardStage.tsx";
import type { BenchMode } from "#web/bench/code/bench-mode.ts";
import { PhoneResult } from "#web/bench/code/PhoneResult.tsx";
import { refusalText } from "#web/bench/code/refusal-text.ts";
import { TaskPane } from "#web/bench/code/TaskPane.tsx";
import { UploadResult } from "#web/bench/code/UploadResult.tsx";
import type { CodeBench } from "#web/bench/code/use-bench.ts";
import type { BenchPanelState } from "#web/bench/code/use-bench-panel.ts";
import { loadWiringSteps, useWiringCount } from "#web/bench/code/use-wiring-count.ts";
import { loadReference } from "#web/bench/editors/sketch/reference/load-reference.ts";
import { Hints } from "#web/bench/hints/Hints.tsx";
import { Rungs } from "#web/bench/hints/Rungs.tsx";
import type { StatusMessage } from "#web/bench/run/status/use-status-message.ts";
import { useCompletedProjects } from "#web/platform/learning/completions.queries.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import type { Pointed } from "./use-pointed.tsx";

const loadNextStep = () => import("./CheckNextStep.tsx");

export const lazyModules = [loadNextStep, ...panelModules, ...boardModules, loadWiringSteps];

interface SideProps {
	project: SketchProject;
	/** The circuit that the project begins with. */
	start: Circuit;
	userId: string;
	builder: Builder;
	bench: CodeBench;
	panel: BenchPanelState;
	phone: boolean;
	/** The section of the hints. */
	hints: RefObject<HTMLElement | null>;
	/** The step of a phone's task that holds the checks. */
	passing: RefObject<HTMLElement | null>;
	onShowLine: (line: number) => void;
	/** The extension was passed, now or some time before. */
	made: boolean;
	/** Puts a text into the editor. */
	onUse: (text: string) => void;
	onMode: (mode: BenchMode) => void;
	guide: BoardGuide;
	/** What is shown at Run for a moment. */
	statusMessage: StatusMessage | null;
	/** Where the compiler stopped. */
	errorLine: number | null;
	/** What a failed check's next step points at. */
	pointed: Pointed;
}

/** The panel below the editor; on a phone, below the board. */
export function PanelSide(side: SideProps) {
	const { project, start, userId, builder, bench, panel, phone, guide } = side;
	const wiring = useWiringCount(builder.circuit, project.circuit, start);
	const checks = <Checks key="checks" {...side} />;
	const inTaskMode = phone && (panel.tab === "reference" || panel.tab === "task");
	return (
		<BenchPanel
			project={project}
			userId={userId}
			builder={builder}
			bench={bench}
			panel={inTaskMode ? { ...panel, tab: "checks" } : panel}
			checks={checks}
			wiring={wiring}
			onShowWiring={guide.onShow}
			task={phone ? null : <Task {...side} />}
		/>
	);
}

export function BoardSide(side: SideProps) {
	const {
		project,
		userId,
		builder,
		bench,
		panel,
		onMode,
		phone,
		passing,
		guide,
		statusMessage,
		errorLine,
		onShowLine,
	} = side;
	const { run, checks } = bench.goal;

	function openChecks() {
		if (!phone) return panel.show("checks");
		panel.choose("checks");
		onMode("task");
		passing.current?.scrollIntoView({ block: "start" });
		passing.current?.focus({ preventScroll: true });
	}

	return (
		<BoardStage
			builder={builder}
			wired={project.circuit}
			board={bench.board}
			userId={userId}
			guide={guide}
			result={
				<UploadResult
					{...{ statusMessage, run, errorLine, onShowLine }}
					count={stepIds(checks).length}
					onOpen={openChecks}
				/>
			}
		/>
	);
}

/** A phone's Task mode: the task, or the reference while it is open. */
export function TaskSide(side: SideProps) {
	const { project, panel, onMode } = side;
	const open = panel.tab === "reference";
	const reference = useLazyModule(loadReference, open || undefined);
	if (!open) return <Task {...side} checks />;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<div className="flex items-center justify-between">
				<h2 className="text-xl">{m.reference_title()}</h2>
				<IconButton
					icon={X}
					label={m.ui_close()}
					onClick={() => {
						panel.choose("checks");
						onMode("code");
					}}
				/>
			</div>
			{reference ? (
				<reference.SketchReference libraries={project.program.libraries} />
			) : (
				<Spinner label={m.reference_loading()} />
			)}
		</div>
	);
}

/** The first failed check, above a phone's keys. */
export function CodeResult({ builder, bench, statusMessage, onShowLine, onMode }: SideProps) {
	return (
		<PhoneResult
			statusMessage={statusMessage}
			run={bench.goal.run}
			steps={stepIds(bench.goal.checks)}
			texts={bench.goal.texts}
			onOpen={({ id }) => {
				const line = lineOf(id, builder, bench);
				if (line === null) onMode("task");
				else onShowLine(line);
			}}
		/>
	);
}

function Task({ checks = false, ...side }: SideProps & { checks?: boolean }) {
	const { project, start, builder, bench, hints, passing, phone, onUse, onMode } = side;
	const wiring = useWiringCount(builder.circuit, project.circuit, start);
	const { kind, run } = bench.goal;
	return (
		<TaskPane
			project={project}
			wiring={wiring}
			passed={passedIds(kind === "project" ? run.steps : [])}
			hintsRef={hints}
			checksRef={passing}
			onUse={(text) => {
				onMode("code");
				onUse(text);
			}}
			{...(phone && { onBuild: () => onMode("board"), onWrite: () => onMode("code") })}
			{...(checks &&
				stepIds(project.checks).length > 0 && {
					checks: <Checks {...side} />,
				})}
		/>
	);
}

/** The checks of the project; once it is completed, a press changes to those of its extension. */
function Checks({ project, userId, builder, bench, made, pointed, onShowLine }: SideProps) {
	const { kind, run, checks, texts } = bench.goal;
	const steps = stepIds(checks);
	const completed = useCompletedProjects(userId).data?.includes(project.id) ?? false;
	const idea = project.extension && (completed || run.phase === "passed") ? project.lesson.challenges[1] : undefined;
	const next = useLazyModule(loadNextStep, run.phase === "failed" && kind === "project");
	if (steps.length === 0) return null;
	const list = (
		<CheckList
			key={kind}
			run={run}
			steps={steps}
			texts={texts}
			before={m.checks_before()}
			{...(kind === "project" && {
				failed: (
					<span>
						<b className="block text-ink">{m.challenge_mismatch_title()}</b> {m.challenge_mismatch_text()}
					</span>
				),
			})}
			unanswered={run.refusal && refusalText(run.refusal).text}
			onAskAgain={() => void bench.askAgain()}
			nextStep={
				next &&
				kind === "project" && (
					<next.CheckNextStep
						{...{ project, shown: pointed.shown, onShow: pointed.show }}
						code={bench.uploaded}
						circuit={builder.circuit}
					/>
				)
			}
			lineOf={(step) => lineOf(step, builder, bench)}
			onShowLine={onShowLine}
			ladder={(step) =>
				kind === "project" ? (
					<Hints key={step} project={project} step={step} />
				) : (
					<Rungs key={step} rungs={idea?.steps?.[step]?.hints ?? []} />
				)
			}
		/>
	);
	if (!idea) return list;
	const card = (
		<ExtensionCard
			key="extension"
			idea={idea}
			mark={made && <ExtensionPassed />}
			chosen={kind === "extension"}
			onChoose={(chosen) => bench.setGoal(chosen ? "extension" : "project")}
		/>
	);
	return <div className="grid gap-4">{kind === "extension" ? [card, list] : [list, card]}</div>;
}

function lineOf(step: string, builder: Builder, bench: CodeBench): number | null {
	return lineForStep(bench.uploaded, bench.goal.checks, step, (part) =>
		boardPinsOf(builder.circuit, builder.connections, part),
	);
}
