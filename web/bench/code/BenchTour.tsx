import { m } from "#messages/generated/messages.js";
import { type FirstStep, FirstSteps } from "#web/bench/tour/FirstSteps.tsx";
import type { BenchMode } from "./bench-mode.ts";

const toolOf = (id: string) => () => document.querySelector(`[data-tour="${id}"]`);

const STEPS: readonly (FirstStep & { mode: BenchMode })[] = [
	{
		id: "wire",
		mode: "board",
		title: m.bench_tour_wire(),
		text: m.bench_tour_wire_text(),
		find: () => document.querySelector(`.board-stage button[title="${m.build_wire()}"]`),
		side: "top",
	},
	{ id: "run", mode: "code", title: m.bench_tour_run(), text: m.bench_tour_run_text(), find: toolOf("run") },
	{ id: "watch", mode: "board", title: m.bench_tour_watch(), text: m.bench_tour_watch_text(), find: toolOf("watch") },
	{ id: "hint", mode: "code", title: m.bench_tour_hint(), text: m.bench_tour_hint_text(), find: toolOf("hint") },
];

interface BenchTourProps {
	userId: string;
	onShow: (mode: BenchMode) => void;
	onEnd: () => void;
}

/** The first minute at the bench: wire, run, watch, hint. */
export function BenchTour({ userId, onShow, onEnd }: BenchTourProps) {
	return <FirstSteps tour="code" userId={userId} steps={STEPS} onShow={({ mode }) => onShow(mode)} onEnd={onEnd} />;
}
