import type { CheckReport, StepResult, StopReason } from "#domain/bench/check-report.ts";
import type { Simulation } from "../simulation.ts";
import { BoardUnderTest, type CheckBudget, Stopped } from "./board-under-test.ts";
import { drawScenes, type PlannedScene, type Random } from "./draw.ts";
import type { Checks } from "./format.ts";
import { LabelTrust } from "./readings.ts";
import { startWatch } from "./start-watch.ts";
import { stepIds } from "./step-ids.ts";
import type { Seen, Watch, WatchContext } from "./watch.ts";

export interface BoardChecks {
	checks: Checks;
	/** Where sensor values, orders and durations come from: see `seededRandom`. */
	random: Random;
	budget?: CheckBudget | undefined;
}

/**
 * Watches a board that was just switched on, whatever runs on it, at full speed, and reports what each step found. The
 * first scene that fails ends it: steps that have scenes to come are `waiting`. Hands control back every few simulated
 * milliseconds with the steps as they stand.
 */
export function* checkBoard(
	simulation: Simulation,
	{ checks, random, budget }: BoardChecks,
): Generator<readonly StepResult[], CheckReport> {
	const board = new BoardUnderTest(simulation, budget ?? {});
	const plan = drawScenes(checks, random);
	const left = new Map<string, number>();
	for (const { name } of plan) left.set(name, (left.get(name) ?? 0) + 1);
	for (const id of Object.keys(checks.always ?? {})) left.set(id, plan.length);
	let failed: Failure | undefined;
	let stopped: StopReason | undefined;
	const report = (): StepResult[] =>
		stepIds(checks).map((id) => {
			if (failed?.id === id) return { id, state: "failed", ...(failed.seen ? { seen: failed.seen } : {}) };
			return { id, state: left.get(id) === 0 ? "passed" : "waiting" };
		});

	const play = scenePlayer(board, checks);
	let steps = report();
	for (const planned of plan) {
		const { name } = planned;
		try {
			const scene = play(planned);
			for (;;) {
				const slice = scene.next();
				if (slice.done) {
					failed = slice.value;
					break;
				}
				yield steps;
			}
		} catch (problem) {
			if (!(problem instanceof Stopped)) throw problem;
			failed = { id: name };
			stopped = problem.reason;
		}
		if (failed) break;
		for (const id of [name, ...Object.keys(checks.always ?? {})]) left.set(id, (left.get(id) ?? 1) - 1);
		steps = report();
	}
	if (failed && !stopped && board.simulation.isStuck()) stopped = "never_ends";
	return { passed: !failed, steps: report(), ...(stopped ? { stopped } : {}) };
}

interface Failure {
	/** The step's. */
	readonly id: string;
	readonly seen?: Seen;
}

interface Watching {
	readonly id: string;
	readonly watch: Watch;
	/** Simulated milliseconds at which it must hold. */
	readonly from: number;
}

/** Plays scenes one after the other; each ends with what was seen where it fails. */
function scenePlayer(board: BoardUnderTest, { always = {} }: Checks) {
	const trusts = new Map<string, LabelTrust>();
	const trustOf = (key: string) => {
		const trust = trusts.get(key) ?? new LabelTrust();
		trusts.set(key, trust);
		return trust;
	};
	let watching: Watching[] = [];
	let start: ReadonlyMap<string, number> | undefined;
	const atStart = (control: string) => start?.get(control) ?? 0;

	return function* play(planned: PlannedScene): Generator<undefined, Failure | undefined> {
		const { name, scene, stimuli, length, changed, lingers, settle } = planned;
		const began = board.milliseconds;
		const move = (at: number) => {
			for (const { part, control, value } of stimuli.filter((one) => one.at === at))
				board.simulation.setControl(part, control, value);
		};
		move(0);
		start ??= new Map(board.simulation.controls().map(({ part, id, value }) => [`${part}.${id}`, value]));
		if (scene.send !== undefined) board.simulation.sendSerial(scene.send);
		const lingering = watching;
		if (lingers > 0) {
			yield* board.pass(lingers, () => {
				for (const { watch } of lingering) watch.sample(true);
				move(board.milliseconds - began);
				return false;
			});
			const problem = problemOf(lingering);
			if (problem) return problem;
		}
		const context: WatchContext = { board, planned, trustOf, atStart };
		const expectations = [...scene.expect.map((expected) => [name, expected] as const), ...Object.entries(always)];
		watching = expectations.map(([id, expected], index) => {
			const going = watching[index];
			// What depends on a sensor's value is watched from the start again; what must not change is watched throughout.
			if (going && !changed && !("near" in expected)) return { ...going, id };
			const after = "after" in expected && expected.after !== undefined ? expected.after * 1000 : settle;
			return { id, watch: startWatch(expected, context), from: began + after };
		});
		yield* board.pass(length - lingers, () => {
			const now = board.milliseconds;
			for (const { watch, from } of watching) watch.sample(now > from);
			move(now - began);
			// What is always expected never ends a scene early.
			const own = watching.filter(({ id }) => id === name);
			return scene.lasts !== undefined && own.every(({ watch }) => watch.done?.() ?? false);
		});
		return problemOf(watching);
	};
}

function problemOf(watching: readonly Watching[]): Failure | undefined {
	for (const { id, watch } of watching) {
		const seen = watch.problem();
		if (seen) return { id, seen };
	}
	return undefined;
}
