import { useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Pointer } from "#domain/assistant/pointers.ts";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import type { CheckReport } from "#domain/bench/check-report.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { runByKey } from "#web/bench/actions/bench-action.ts";
import { BLOCK_ACTIONS } from "#web/bench/blocks/actions/block-actions.ts";
import { BlockRunResult } from "#web/bench/blocks/BlockRunResult.tsx";
import { boardOf } from "#web/bench/blocks/board-of.ts";
import { type Mode, ModeBar } from "#web/bench/blocks/ModeBar.tsx";
import { useCompletion } from "#web/bench/blocks/use-completion.ts";
import { useSuccess } from "#web/bench/blocks/use-success.ts";
import { firstFailure } from "#web/bench/checks/check-texts.ts";
import { BlockArea } from "#web/bench/editors/blocks/blockly/BlockArea.tsx";
import { loadEngine } from "#web/bench/editors/blocks/engine.ts";
import { RunBar } from "#web/bench/editors/blocks/RunBar.tsx";
import { useWorkspace } from "#web/bench/editors/blocks/use-workspace.ts";
import { useFirstTour } from "#web/bench/tour/use-first-tour.ts";
import { LessonRail } from "#web/catalogue/lesson/LessonRail.tsx";
import { useConnected } from "#web/platform/backend/connection.ts";
import { attemptAction } from "#web/platform/learning/attempts/attempt-action.ts";
import { keepChecks } from "#web/platform/learning/begun-work/last-checks.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { outbox } from "#web/platform/outbox/outbox.ts";
import { useMedia } from "#web/platform/storage/use-media.ts";
import { useOpenTab } from "#web/platform/storage/use-open-tab.ts";
import { BlockHead, lazyModules as headModules } from "./BlockHead.tsx";
import type { BlockLesson } from "./BlockTask.tsx";
import type { ChosenExtension } from "./LaterSteps.tsx";
import "./primary.css";
import "./sensor-numbers.css";
import "./small-block-bench.css";
import "./low-block-bench.css";
import "#web/app/screens/bench-toasts.css";

const loadBoard = () => import("#web/bench/blocks/BoardOrCpp.tsx");
const loadTask = () => import("./BlockTask.tsx");
const loadAssistant = () => import("./BlockAssistant.tsx");
const loadTour = () => import("#web/bench/blocks/BlockTour.tsx");
const loadSuccess = () => import("./BlockSuccess.tsx");
const loadTip = () => import("#web/platform/notifications/TeacherTip.tsx");
const loadWiring = () => import("#web/bench/blocks/WiringBench.tsx");

export const lazyModules = [
	...headModules,
	loadBoard,
	loadTask,
	loadAssistant,
	loadTour,
	loadSuccess,
	loadTip,
	loadWiring,
];

/**
 * The workshop for programs made of blocks: the blocks at the left, the board and the task at the right or above. A phone
 * shows one of the three at a time, and the board in small over the blocks while they run.
 */
export function BlockBench({ project, userId, step, progress, onStep }: BlockLesson & { userId: string }) {
	const completion = useCompletion(userId, project);
	const engine = useLazyModule(useCallback(() => loadEngine(project.circuit), [project]));
	const [chosen, setChosen] = useState<ChosenExtension | null>(null);
	const extension = step === "make" ? chosen : null;
	const { onMatched } = completion;
	const workspace = useWorkspace({ userId, project, engine, extension, onChecked: handleChecked, onMatched });
	const running = workspace.run.step === "running";
	const tip = useLazyModule(loadTip);
	const result = useSuccess(project, workspace, completion.recorded);
	const success = useLazyModule(loadSuccess, result.shown || undefined);
	const succeeded = result.shown && success;
	const main = useRef<HTMLElement>(null);
	const board = useMemo(() => boardOf(workspace.player), [workspace.player]);
	const narrow = useMedia(NARROW);
	const phone = useMedia(PHONE);
	const compact = useMedia("(max-width: 1023px)");
	const [mode, setMode] = useOpenTab<Mode>(`blocks:${project.id}`, ["blocks", "task", "board"]);
	const [shown, setShown] = useState<Pointer | null>(null);
	const [isWiring, setWiring] = useState(false);
	const wiring = useLazyModule(loadWiring, isWiring);
	const covered = Boolean(wiring && isWiring);
	const [nextSlot, setNextSlot] = useState<HTMLElement | null>(null);
	const [hintSlot, setHintSlot] = useState<HTMLElement | null>(null);
	const later = useLazyModule(loadBoard);
	const connected = useConnected();
	const task = useLazyModule(loadTask);
	const assistant = useLazyModule(loadAssistant);
	const [hasAsked, setAsked] = useState(false);
	const [tour, endTour] = useFirstTour(userId, "blocks", loadTour, engine !== undefined);
	const { report } = workspace;

	function handleChecked(program: BlockProgram, checked: CheckReport) {
		progress.finish(...(checked.passed ? (["program", "test"] as const) : (["program"] as const)));
		keepChecks(userId, project.id, checked.steps, new Date());
		const blocks = { kind: "blocks", program: JSON.stringify(program) } as const;
		void outbox.enqueue(attemptAction(userId, project.id, blocks, checked));
	}

	function handleShow(pointer: Pointer | null, pressed: boolean) {
		setShown(pointer);
		workspace.pointAt(pointer?.kind === "block" ? pointer.id : null);
		if (pressed) setMode(pointer?.kind === "block" ? "blocks" : "board");
	}

	/** The success page takes the focus with it; the program runs on, for the learner's own hands. */
	function returnToBench() {
		flushSync(result.leave);
		main.current?.focus({ preventScroll: true });
	}

	function makeOwn() {
		result.leave();
		workspace.stop();
		setMode("task");
		onStep("make");
	}

	function handleStart() {
		if (mode === "task") setMode("blocks");
		workspace.start();
	}

	/** What next? or a hint: the answer is in the task. */
	function handleAsk() {
		setMode("task");
		setAsked(true);
	}

	function beginWiring() {
		workspace.stop();
		setWiring(true);
	}

	function endWiring() {
		flushSync(() => setWiring(false));
		document.querySelector<HTMLElement>(".block-bench-wire")?.focus();
	}

	function handleStep() {
		if (mode === "task") setMode("blocks");
		workspace.stepThrough();
	}

	return (
		<>
			<main
				ref={main}
				tabIndex={-1}
				className="block-bench"
				onKeyDown={(event) => runByKey(event, BLOCK_ACTIONS, workspace)}
				inert={Boolean(succeeded)}
				data-mode={mode}
				data-running={running || undefined}
				data-step={step}
				data-flat={isFlat(project.circuit) || undefined}
			>
				<div className="block-bench-top">
					<BlockHead
						project={project}
						userId={userId}
						workspace={workspace}
						made={progress.extensionPassed}
						compact={compact}
					/>
					<LessonRail step={step} done={progress.done} onOpen={onStep} />
					{tip && <tip.TeacherTip projectId={project.id} />}
				</div>
				<div className="block-bench-blocks" inert={covered || (phone && mode !== "blocks")}>
					<BlockArea
						devices={project.program.devices}
						toolbox={project.program.toolbox}
						look={project.program.look}
						starter={project.program.starter}
						narrow={narrow}
						watched={phone && running}
						onEditor={workspace.onEditor}
						onChange={workspace.onChange}
						onDroppedOutside={workspace.onDroppedOutside}
						onPressed={workspace.tryOut}
					/>
				</div>
				<div className="block-bench-run" inert={covered}>
					<RunBar workspace={{ ...workspace, start: handleStart, stepThrough: handleStep }} />
					{result.moving ? (
						<div role="status" className="run-result">
							<p className="font-bold text-leaf">{result.moving}</p>
						</div>
					) : (
						<BlockRunResult
							workspace={workspace}
							devices={project.program.devices}
							failure={
								report && isSeenToFail(report) ? firstFailure(extension?.texts ?? project.lesson.steps, report) : null
							}
							works={running && report?.passed === true}
						/>
					)}
				</div>
				<aside aria-label={m.primary_mode_board()} className="block-bench-board" inert={covered}>
					{!(later && engine) && !connected && (
						<p role="status" className="p-6 font-semibold text-ink-2">
							{m.blocks_board_away()}
						</p>
					)}
					{later && engine && (
						<later.BoardOrCpp
							project={project}
							kinds={engine.kinds}
							board={board}
							player={workspace.player}
							program={workspace.program}
							shown={shown}
							onReset={workspace.stop}
							onWire={beginWiring}
						/>
					)}
				</aside>
				<aside aria-label={m.primary_instructions()} className="block-bench-task" inert={covered}>
					{task && (
						<task.BlockTask
							project={project}
							workspace={workspace}
							step={step}
							progress={progress}
							onStep={onStep}
							extension={extension}
							onExtension={setChosen}
							hintSlot={hintSlot}
							onAsk={handleAsk}
						>
							{assistant && engine && (
								<assistant.BlockAssistant
									{...{ project, workspace, shown, step }}
									kinds={engine.kinds}
									onShow={handleShow}
									slot={nextSlot}
									onAsk={handleAsk}
								/>
							)}
						</task.BlockTask>
					)}
				</aside>
				<div className="block-bench-help" inert={covered}>
					<div ref={setNextSlot} />
					<div ref={setHintSlot} />
				</div>
				{!covered && <ModeBar mode={mode} onModeChange={setMode} />}
				{wiring && isWiring && (
					<wiring.WiringBench project={project} userId={userId} isSmall={phone} onClose={endWiring} />
				)}
				{tour && !covered && (
					<tour.BlockTour
						{...{ userId, workspace, board, hasAsked }}
						hasSensor={Object.keys(project.program.devices.sensors).length > 0}
						onShow={setMode}
						onEnd={endTour}
					/>
				)}
			</main>
			{succeeded && (
				<succeeded.BlockSuccess {...{ project, userId, board }} onMake={makeOwn} onReturn={returnToBench} />
			)}
		</>
	);
}

/** What is not due yet waits, while nothing else has failed. */
function isSeenToFail({ passed, steps }: CheckReport): boolean {
	return !passed && steps.some(({ state }) => state === "failed");
}

/** Whether every part is plugged into the breadboard. */
function isFlat({ parts }: Circuit): boolean {
	return parts.every(({ kind, legs }) => kind === "breadboard" || legs);
}

/** One of task, blocks and board at a time. */
const PHONE = "(max-width: 767px), (max-height: 480px) and (max-width: 1023px)";
/** The toolbox lies below the blocks. */
const NARROW = "(max-width: 767px) and (min-height: 481px)";
