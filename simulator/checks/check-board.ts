import type { CheckReport, StepResult, StopReason } from "#domain/check-answer.ts";
import type { Simulation } from "../simulation.ts";
import { Bench, type CheckBudget, Stopped } from "./bench.ts";
import { drawSteps, type Random, stepIds } from "./draw.ts";
import { perform } from "./expectations.ts";
import type { CheckStep, Checks } from "./format.ts";
import type { Seen } from "./seen.ts";

export interface BoardChecks {
	checks: Checks;
	/** Where sensor values, orders and durations come from: see `seededRandom`. */
	random: Random;
	budget?: CheckBudget | undefined;
}

/**
 * Watches a board that was just switched on, whatever runs on it, at full speed, and reports what each step found. The
 * first step that fails ends it: the later ones are `waiting`. Hands control back every few simulated milliseconds with
 * the steps as they stand.
 */
export function* checkBoard(
	simulation: Simulation,
	{ checks, random, budget }: BoardChecks,
): Generator<readonly StepResult[], CheckReport> {
	const bench = new Bench(simulation, budget ?? {});
	const order = drawSteps(checks, random);
	const left = new Map<string, number>();
	for (const { id } of order) left.set(id, (left.get(id) ?? 0) + 1);
	let failed: { id: string; seen?: Seen } | undefined;
	let stopped: StopReason | undefined;
	const report = (): StepResult[] =>
		stepIds(checks).map((id) => {
			if (failed?.id === id) return { id, state: "failed", ...(failed.seen ? { seen: failed.seen } : {}) };
			return { id, state: left.get(id) === 0 ? "passed" : "waiting" };
		});

	for (const step of order) {
		try {
			const running = runStep(step, bench, random);
			for (;;) {
				const slice = running.next();
				if (slice.done) {
					if (slice.value) failed = { id: step.id, seen: slice.value };
					break;
				}
				yield report();
			}
		} catch (problem) {
			if (!(problem instanceof Stopped)) throw problem;
			failed = { id: step.id };
			stopped = problem.reason;
		}
		if (failed) break;
		left.set(step.id, (left.get(step.id) ?? 1) - 1);
	}
	if (failed && !stopped && bench.simulation.isStuck()) stopped = "never_ends";
	return { passed: !failed, steps: report(), ...(stopped ? { stopped } : {}) };
}

function* runStep(step: CheckStep, bench: Bench, random: Random): Generator<undefined, Seen | undefined> {
	for (const action of step.actions) {
		const seen = yield* perform(action, bench, random);
		if (seen) return seen;
	}
	return undefined;
}
