import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { Tour, type TourStep } from "#web/bench/tour/Tour.tsx";
import type { BenchMode } from "./bench-mode.ts";

const GROUND = {
	taken: ".editor-toolbar, .bench-modes",
	lines: ".bench .cm-line",
	spared: ".bench :is(.part-mark, .uno-board, .board-controls, .bench-run-bar, .bench-panel), .project-head",
};

interface BenchTourProps {
	userId: string;
	board: LiveBoard;
	/** A number of the program was changed. */
	hasChanged: boolean;
	/** Help or a hint was opened. */
	hasAsked: boolean;
	onShow: (mode: BenchMode) => void;
	onEnd: () => void;
}

/** The first minute at the bench: upload, work a part, change a number, help. */
export function BenchTour({ userId, board, hasChanged, hasAsked, onShow, onEnd }: BenchTourProps) {
	const hasRun = useReading(board, ({ state }) => state !== "empty");
	const controls = useReading(board, (reading) => reading.controls);
	const [untouched] = useState(controls);
	const value = findNumber()?.textContent ?? "";
	const steps: readonly (TourStep & { mode: BenchMode })[] = [
		{
			...{ id: "run", mode: "code", find: findUpload, done: hasRun },
			...{ text: m.bench_tour_run(), detail: m.bench_tour_run_text() },
		},
		{
			...{ id: "part", mode: "board", find: findControl, done: controls !== untouched, optional: true },
			...{ text: m.bench_tour_part(), detail: m.bench_tour_part_text() },
		},
		{
			...{ id: "number", mode: "code", find: findNumber, done: hasChanged, optional: true },
			...{ text: m.bench_tour_number({ value }), detail: m.bench_tour_number_text() },
		},
		{
			...{ id: "next", mode: "code", find: findHelp, done: hasAsked },
			...{ text: m.bench_tour_help(), detail: m.bench_tour_help_text() },
		},
	];
	return (
		<Tour tour="code" userId={userId} steps={steps} ground={GROUND} onShow={({ mode }) => onShow(mode)} onEnd={onEnd} />
	);
}

function findUpload(): Element | null {
	return document.querySelector('[data-tour="run"]');
}

function findControl(): Element | null {
	return document.querySelector(".bench-board .control-card");
}

/** The first number that is seen. */
function findNumber(): Element | null {
	const tokens = [...document.querySelectorAll(".bench .cm-line > span")];
	return tokens.find(({ textContent }) => /^\d+$/.test(textContent ?? "")) ?? null;
}

/** A phone folds the views away. */
function findHelp(): Element | null {
	const tab = document.querySelector('[data-tour="help"]');
	return tab?.checkVisibility() ? tab : document.querySelector(".project-head-more");
}
