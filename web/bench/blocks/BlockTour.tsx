import { useState } from "react";
import { allStatements, type BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { m } from "#messages/generated/messages.js";
import type { Workspace } from "#web/bench/editors/blocks/use-workspace.ts";
import type { SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { Tour, type TourStep } from "#web/bench/tour/Tour.tsx";
import type { Mode } from "./ModeBar.tsx";

const PROGRAM = ".block-area .blocklySvg > .blocklyWorkspace";
const GROUND = {
	taken: `${PROGRAM} .blocklyDraggable > .blocklyPath, .block-bench :is(.block-bench-run, .block-bench-modes), .blocklyWidgetDiv, .blocklyDropDownDiv`,
	spared:
		".block-bench-top, .block-area .blocklyFlyout .blocklyPath, .blocklyToolbox, .blocklyZoom, .blocklyTrash, .block-bench-board :is(.part-mark, .uno-board, [role=tablist], .block-bench-wire, .block-bench-controls > *), .block-bench-help button",
};

interface BlockTourProps {
	userId: string;
	workspace: Workspace;
	board: SeenBoard;
	/** The board has something to press or to move. */
	hasSensor: boolean;
	/** What next? or a hint was pressed. */
	hasAsked: boolean;
	/** A phone shows one mode at a time. */
	onShow: (mode: Mode) => void;
	onEnd: () => void;
}

/** The first minute with blocks: run them, work the sensor or watch, change something in them, What next? */
export function BlockTour({ userId, workspace, board, hasSensor, hasAsked, onShow, onEnd }: BlockTourProps) {
	const { program, run } = workspace;
	const isEmpty = program.statements.length === 0;
	const hasRun = run.runs > 0;
	const controls = useReading(board, (reading) => reading.controls);
	const [untouched] = useState(controls);
	const hasChanged = useHasChanged(program);
	const value =
		findValue()
			?.textContent?.replace(/[^\p{L}\p{N}.\- ]/gu, "")
			.trim() ?? "";
	const steps: readonly (TourStep & { mode?: Mode })[] = [
		{
			...{ id: "run", mode: "blocks", find: isEmpty ? findToolbox : findRun, done: hasRun },
			...(isEmpty
				? { text: m.primary_tour_drag(), detail: hasKeys() ? m.primary_tour_drag_text() : m.primary_tour_drag_touch() }
				: { text: m.primary_tour_run(), detail: m.primary_tour_run_text() }),
		},
		hasSensor
			? {
					...{ id: "part", mode: "board", find: findControl, done: controls !== untouched },
					...{ text: m.primary_tour_part(), detail: m.primary_tour_part_text() },
				}
			: {
					...{ id: "watch", mode: "blocks", find: findScene, done: hasRun && run.step !== "running" },
					...{ text: m.primary_tour_watch(), detail: m.primary_tour_watch_text() },
				},
		{
			...{ id: "number", mode: "blocks", find: findValue, done: hasChanged, optional: true },
			text: /^[\d.-]+$/.test(value) ? m.primary_tour_number({ value }) : m.primary_tour_choice({ value }),
			detail: m.primary_tour_own(),
		},
		{
			...{ id: "next", find: findNext, done: hasAsked },
			...{ text: m.primary_tour_next(), detail: m.primary_tour_next_text() },
		},
	];
	return (
		<Tour
			tour="blocks"
			userId={userId}
			steps={steps}
			ground={GROUND}
			onShow={({ mode }) => mode && onShow(mode)}
			onEnd={onEnd}
		/>
	);
}

/** Whether a number or a choice in the same blocks is another one than before. */
function useHasChanged(program: BlockProgram): boolean {
	const [seen, setSeen] = useState({ program, hasChanged: false });
	if (seen.program === program) return seen.hasChanged;
	const isOther = idsOf(seen.program) === idsOf(program) && JSON.stringify(seen.program) !== JSON.stringify(program);
	const next = { program, hasChanged: seen.hasChanged || isOther };
	setSeen(next);
	return next.hasChanged;
}

function idsOf({ statements }: BlockProgram): string {
	return allStatements(statements)
		.map(({ id }) => id)
		.join(" ");
}

/** The list of blocks; the names of the drawers while none is open. */
function findToolbox(): Element | null {
	const lists = [...document.querySelectorAll(".block-area svg.blocklyFlyout")];
	return lists.find((list) => list.checkVisibility()) ?? document.querySelector(".block-area .blocklyToolbox");
}

function findRun(): Element | null {
	return document.querySelector(".run-bar-run");
}

function findControl(): Element | null {
	return document.querySelector(".block-bench-board .control-card") ?? findScene();
}

function findScene(): Element | null {
	return document.querySelector(".block-bench-scene");
}

function findValue(): Element | null {
	const field = document.querySelector(`${PROGRAM} :is(.blocklyNumberField, .blocklyDropdownField)`);
	return field?.closest(".blocklyNumberField") ? field.parentElement : field;
}

function findNext(): Element | null {
	return document.querySelector(".block-next-ask");
}

/** A mouse is a sign of a keyboard; a finger of none. */
function hasKeys(): boolean {
	return !matchMedia("(pointer: coarse)").matches;
}
