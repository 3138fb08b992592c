import { m } from "#messages/generated/messages.js";
import { type FirstStep, FirstSteps } from "#web/bench/tour/FirstSteps.tsx";
import type { Mode } from "./ModeBar.tsx";

/** The list of blocks lies below the program. */
const STRIP = "(max-width: 767px) and (min-height: 481px)";

const STEPS: readonly (FirstStep & { mode: Mode })[] = [
	{
		id: "drag",
		mode: "blocks",
		title: m.primary_tour_drag(),
		text: m.primary_tour_drag_text(),
		find: () => document.querySelector(".blocklyFlyout"),
		side: matchMedia(STRIP).matches ? "top" : "right",
	},
	{
		id: "run",
		mode: "blocks",
		title: m.primary_tour_run(),
		text: m.primary_tour_run_text(),
		find: () => document.querySelector(".run-bar-run"),
		side: "top",
	},
	{
		id: "watch",
		mode: "board",
		title: m.primary_tour_watch(),
		text: m.primary_tour_watch_text(),
		find: () => document.querySelector(".block-bench-scene"),
		side: "bottom",
	},
	{
		id: "hint",
		mode: "task",
		title: m.primary_tour_hint(),
		text: m.primary_tour_hint_text(),
		find: () => document.querySelector(".free-ladder-show"),
		side: "top",
	},
];

interface BlockTourProps {
	userId: string;
	/** A phone shows one mode at a time. */
	onShow: (mode: Mode) => void;
	onEnd: () => void;
}

/** The first minute with blocks: drag, run, watch, hint. */
export function BlockTour({ userId, onShow, onEnd }: BlockTourProps) {
	return <FirstSteps tour="blocks" userId={userId} steps={STEPS} onShow={({ mode }) => onShow(mode)} onEnd={onEnd} />;
}
