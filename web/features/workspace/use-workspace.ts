import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import type { BlockProject } from "#content/block-projects.ts";
import type { BlockProgram } from "#domain/block-program/block-program.ts";
import { fromBlockly } from "#domain/block-program/from-blockly.ts";
import { nextRunState, RUN_AT_REST } from "#domain/block-run/run-state.ts";
import type { CheckReport } from "#domain/check-answer.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { checkBlocks } from "#simulator/interpreter/check-blocks.ts";
import type { BlockEditor } from "./blocks/block-editor.ts";
import type { BlocksState } from "./blocks-store.ts";
import { createBlockPlayer } from "./player.ts";
import { useKeptBlocks } from "./use-kept-blocks.ts";
import * as say from "./workspace-toasts.ts";

const NO_BLOCKS: BlockProgram = { version: 1, statements: [] };

interface WorkspaceOptions {
	person: string;
	project: BlockProject;
	/** A run has ended and the blocks do what the project asks: once a run. */
	onMatched: (program: BlockProgram) => void;
}

/** Blocks, their run and what is kept of them, together. */
export function useWorkspace({ person, project, onMatched }: WorkspaceOptions) {
	const editor = useRef<BlockEditor | null>(null);
	const [player] = useState(() => createBlockPlayer());
	const [program, setProgram] = useState(NO_BLOCKS);
	const [run, dispatch] = useReducer(nextRunState, RUN_AT_REST);
	const [report, setReport] = useState<CheckReport | null>(null);
	const kept = useKeptBlocks(person, project.id);

	useEffect(() => player.subscribe(() => editor.current?.highlight(player.reading().current)), [player]);
	useEffect(() => () => player.stop(), [player]);

	const open = useEffectEvent((opened: BlockEditor) => {
		const state = kept.opening();
		if (state === "unreadable" || (state && !opened.load(state))) say.loadFailed();
		else kept.opened(opened.state());
		setProgram(fromBlockly(opened.state()) ?? NO_BLOCKS);
	});

	function ended(played: BlockProgram, runs: number) {
		const { devices, circuit, checks } = project;
		const found = checkBlocks({ program: played, devices, circuit, checks, random: seededRandom(runs) });
		dispatch({ type: "ended", matched: found.passed });
		setReport(found);
		say.finished();
		if (!found.passed) return;
		say.perfect();
		onMatched(played);
	}

	function stop() {
		player.stop();
		dispatch({ type: "stopped" });
	}

	return {
		program,
		player,
		run,
		/** What the last run was found to do; null before one, and once the blocks have changed. */
		report,
		onEditor(next: BlockEditor | null) {
			editor.current = next;
			if (next) open(next);
		},
		onChange(state: BlocksState, grown: number) {
			setProgram(fromBlockly(state) ?? NO_BLOCKS);
			kept.change(state);
			if (grown !== 0) setReport(null);
			if (grown > 0) say.added();
			if (grown < 0) say.removed();
		},
		onDroppedOutside: say.droppedOutside,
		start() {
			const blocks = fromBlockly(editor.current?.state());
			if (!blocks || blocks.statements.length === 0) return say.needMore();
			setReport(null);
			dispatch({ type: "started" });
			say.started();
			const runs = run.runs + 1;
			player.play(blocks, project, () => ended(blocks, runs));
		},
		stop,
		save() {
			if (editor.current) say.saved(kept.save(editor.current.state()));
		},
		load() {
			const state = kept.loading();
			if (state === null) return say.noneSaved();
			if (state === "unreadable" || !editor.current?.load(state)) return say.loadFailed();
			stop();
			say.loaded();
		},
		clear() {
			stop();
			setReport(null);
			editor.current?.clear();
			say.cleared();
		},
		undo: () => editor.current?.undo(),
		redo: () => editor.current?.redo(),
	};
}

export type Workspace = ReturnType<typeof useWorkspace>;
