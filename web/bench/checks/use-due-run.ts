import { useEffect, useMemo, useState } from "react";
import type { Checks } from "#simulator/checks/format.ts";
import type { SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import type { CheckRun } from "./check-run.ts";
import { LONGEST_WAIT, stepsAfter } from "./due-steps.ts";

/**
 * A run as far as the visible board has come: the unseen board is faster, and nothing is said to have failed before it
 * could be seen. A board that does not run holds nothing back.
 */
export function useDueRun(run: CheckRun, checks: Checks, board: SeenBoard): CheckRun {
	const [reached, setReached] = useState(0);
	const hasSteps = run.steps.length > 0;
	useEffect(() => {
		if (!hasSteps) return;
		const look = () => {
			const { state, seconds } = board.reading();
			const halfSeconds = Math.floor(seconds * 2) / 2;
			setReached((before) =>
				Math.max(before, state === "running" ? Math.min(halfSeconds, LONGEST_WAIT) : LONGEST_WAIT),
			);
		};
		const unsubscribe = board.subscribe(look);
		look();
		return () => {
			unsubscribe();
			setReached(0);
		};
	}, [board, hasSteps]);

	return useMemo(() => {
		if (run.stopped) return run;
		const steps = stepsAfter(run.steps, checks, reached);
		if (steps.every((step, index) => step === run.steps[index])) return run;
		return { ...run, steps, phase: run.phase === "failed" ? "page" : run.phase };
	}, [run, checks, reached]);
}
