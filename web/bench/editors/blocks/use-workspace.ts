import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import type { BlockProject } from "#content/projects.ts";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import { mayRunLong } from "#domain/bench/block-program/lasting.ts";
import { nextRunState, RUN_AT_REST } from "#domain/bench/block-run/run-state.ts";
import type { CheckReport } from "#domain/bench/check-report.ts";
import { looseBlock } from "#domain/bench/next-step/loose-block.ts";
import type { Checks } from "#simulator/checks/format.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { stepsAfter } from "#web/bench/checks/due-steps.ts";
import { type StatusMessage, useStatusMessage } from "#web/bench/run/status/use-status-message.ts";
import { useStandstill } from "#web/platform/learning/standstill.ts";
import { actsAlone } from "./acts-alone.ts";
import type { BlockEditor } from "./blockly/block-editor.ts";
import type { BlocksState } from "./blocks-store.ts";
import { type CheckResult, reportOn } from "./check-result.ts";
import type { Engine } from "./engine.ts";
import { takesWork } from "./own-blocks.ts";
import { browserFrame, createBlockPlayer } from "./player.ts";
import { useSavedBlocks } from "./use-saved-blocks.ts";
import * as status from "./workspace-status.ts";

const NO_BLOCKS: BlockProgram = { version: 1, statements: [] };

interface WorkspaceOptions {
	userId: string;
	project: BlockProject;
	/** What runs the blocks; it comes after the editor. */
	engine: Engine | undefined;
	/** Runs are checked by it instead of the project's own checks. */
	extension: Extension | null;
	/** A run was checked against the project's own checks: once a run, and before a learner sees all of it. */
	onChecked: (program: BlockProgram, report: CheckReport) => void;
	/** A run has ended, or a long one was checked, and the blocks do what the project asks: once a run. */
	onMatched: (program: BlockProgram) => void;
}

/** What is asked of the blocks beyond the project. */
export interface Extension {
	checks: Checks;
	onPassed: () => void;
}

/** Blocks, their run and what is kept of them, together. */
export function useWorkspace({ userId, project, engine, extension, onChecked, onMatched }: WorkspaceOptions) {
	const { checks } = extension ?? project;
	const editor = useRef<BlockEditor | null>(null);
	/** The block that is spoken of: an editor of another size, which replaces this one, marks it again. */
	const pointedAt = useRef<string | null>(null);
	const [player] = useState(() => createBlockPlayer());
	const [program, setProgram] = useState(NO_BLOCKS);
	const [run, dispatch] = useReducer(nextRunState, RUN_AT_REST);
	const [result, setResult] = useState<CheckResult | null>(null);
	const { statusMessage, showStatus } = useStatusMessage();
	const kept = useSavedBlocks(userId, project.id, showReplaced, () => showStatus(status.notKept()));

	useEffect(
		() =>
			player.subscribe(() => {
				const { current, readings } = player.reading();
				editor.current?.highlight(current);
				editor.current?.showReadings(readings);
			}),
		[player],
	);
	useEffect(() => () => player.stop(), [player]);
	useStandstill(() => ({ resume: player.hold() }));

	const open = useEffectEvent((opened: BlockEditor) => {
		if (opened.restored) return opened.pointAt(pointedAt.current);
		const state = kept.opening();
		if (state === "unreadable" || (state && !opened.load(state))) sayNotShown();
		const shown = opened.state();
		kept.shown(shown);
		setProgram(fromBlockly(shown) ?? NO_BLOCKS);
	});

	function sayNotShown() {
		kept.notShown();
		showStatus(status.loadFailed());
	}

	/** Blocks that were made elsewhere replace these. */
	function showReplaced(state: BlocksState) {
		if (!editor.current) return;
		if (!editor.current.load(state)) return sayNotShown();
		kept.shown(editor.current.state());
		setProgram(fromBlockly(state) ?? NO_BLOCKS);
		stop();
	}

	/** Ends the checks beside a run, or the wait until what they found is due. */
	const judging = useRef<() => void>(() => {});
	useEffect(() => () => judging.current(), []);

	function ended(ran: Engine, played: BlockProgram, runs: number) {
		const report = ran.check(checkOf(ran, played, runs));
		show(played, report);
		judged(played, report, status.finished());
		dispatch("ended");
	}

	/** Judges a long program beside its run, so that the parts can be moved by hand meanwhile. */
	function judge(ran: Engine, played: BlockProgram, runs: number) {
		const found = (report: CheckReport) => {
			showWhenDue(played, report);
			judged(played, report, status.perfect());
		};
		judging.current = ran.checkBeside(checkOf(ran, played, runs), found, browserFrame);
	}

	function checkOf({ kinds }: Engine, played: BlockProgram, runs: number) {
		return { ...circuitOf(project), program: played, kinds, checks, random: seededRandom(runs) };
	}

	function show(played: BlockProgram, report: CheckReport) {
		showStatus(null);
		setResult({ program: played, checks, report });
	}

	/** No step has failed before the visible board had the time to show it. */
	function showWhenDue(played: BlockProgram, report: CheckReport) {
		let waiting: number | undefined;
		const look = () => {
			const { running, milliseconds } = player.reading();
			const steps = running ? stepsAfter(report.steps, checks, milliseconds / 1000) : report.steps;
			const held = steps.filter((step, index) => step !== report.steps[index]).length;
			if (held === waiting) return;
			waiting = held;
			show(played, { ...report, steps });
			if (held === 0) judging.current();
		};
		const unsubscribe = player.subscribe(look);
		judging.current = unsubscribe;
		look();
	}

	function judged(played: BlockProgram, report: CheckReport, praise: StatusMessage) {
		if (!extension) onChecked(played, report);
		if (!report.passed) return;
		if (extension) return extension.onPassed();
		showStatus(praise);
		onMatched(played);
	}

	/** Run, Step or a block of the toolbox was pressed before there was an engine. */
	const [wanted, setWanted] = useState<"run" | "step" | { pressed: BlocksState } | null>(null);
	const startWanted = useEffectEvent(() => {
		if (!wanted || !engine) return;
		if (typeof wanted === "string") return start(wanted);
		setWanted(null);
		tryOut(wanted.pressed);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the engine has come
	useEffect(() => startWanted(), [engine]);

	/** A run that is stepped through from its beginning is not checked. */
	function start(how: "run" | "step") {
		const blocks = fromBlockly(editor.current?.state() ?? {});
		if (!blocks) return showStatus(status.cannotRun());
		if (blocks.statements.length === 0) return showStatus(status.needMore());
		setWanted(engine ? null : how);
		if (!engine) return;
		setResult(null);
		dispatch("started");
		showStatus(how === "run" ? status.started() : null);
		const runs = run.runs + 1;
		judging.current();
		const board = { ...circuitOf(project), ...engine };
		const endUnchecked = () => dispatch("ended");
		if (how === "step") {
			player.play(blocks, board, endUnchecked);
			return player.pause();
		}
		if (!mayRunLong(blocks)) return player.play(blocks, board, () => ended(engine, blocks, runs));
		player.play(blocks, board, endUnchecked);
		judge(engine, blocks, runs);
	}

	function tryOut(pressed: BlocksState) {
		const blocks = fromBlockly(pressed);
		if (run.step === "running" || !blocks?.statements.every(actsAlone)) return showStatus(status.dragIt());
		if (!engine) return setWanted({ pressed });
		player.play(blocks, { ...circuitOf(project), ...engine }, () => {});
		showStatus(status.tried());
	}

	/** Runs the blocks again and again without judging or saying anything: the board of the success page. */
	const replay = useCallback(() => {
		if (!engine || player.reading().running) return;
		player.play(program, { ...circuitOf(project), ...engine }, () => replaying.current());
	}, [engine, player, program, project]);
	const replaying = useRef(replay);
	replaying.current = replay;

	function stop() {
		judging.current();
		player.stop();
		dispatch("stopped");
	}

	return {
		program,
		player,
		run,
		/** What is shown at Run for a moment. */
		statusMessage,
		showStatus,
		/** What the last run was found to do, as far as the visible board has come; null before one, and while the blocks are arranged otherwise. */
		report: reportOn(program, checks, result),
		onEditor(next: BlockEditor | null) {
			editor.current = next;
			if (next) open(next);
		},
		onChange(state: BlocksState, grown: number) {
			setProgram(fromBlockly(state) ?? NO_BLOCKS);
			kept.change(state);
			if (grown > 0) showStatus(status.added());
			if (grown < 0) showStatus(status.removed());
		},
		onDroppedOutside: () => showStatus(status.droppedOutside()),
		start: () => start("run"),
		/** Shows what one block of the toolbox does: no run, and nothing is checked. */
		tryOut,
		/** Runs to the first block, and waits there. */
		stepThrough: () => start("step"),
		/** Run was pressed, and the module that runs the blocks is still loading. */
		waiting: wanted === "run" || wanted === "step",
		stop,
		replay,
		save() {
			if (editor.current) showStatus(kept.save(editor.current.state()) ? status.saved() : status.notKept());
		},
		load() {
			const state = kept.loading();
			if (state === null) return showStatus(status.noneSaved());
			if (state === "unreadable" || !editor.current?.load(state)) return showStatus(status.loadFailed());
			stop();
			showStatus(status.loaded());
		},
		/** Replaces the learner's own blocks, which are saved before: Load restores them. */
		use(state: BlocksState) {
			if (!editor.current) return;
			const own = editor.current.state();
			if (takesWork(own, state) && !kept.save(own)) return showStatus(status.notKept());
			if (!editor.current.load(state)) return showStatus(status.loadFailed());
			stop();
			showStatus(status.loaded());
		},
		clear() {
			stop();
			editor.current?.clear();
			showStatus(status.cleared());
		},
		pointAt(id: string | null) {
			pointedAt.current = id;
			editor.current?.pointAt(id);
		},
		/** A block that hangs in no program. */
		loose: () => looseBlock(editor.current?.state()),
		/** A block as text. */
		nameOf: (id: string) => editor.current?.nameOf(id) ?? "",
		undo: () => editor.current?.undo(),
		redo: () => editor.current?.redo(),
	};
}

function circuitOf({ circuit, program }: BlockProject) {
	return { circuit, devices: program.devices };
}

export type Workspace = ReturnType<typeof useWorkspace>;
