import type { CheckReport, StepResult, StopReason } from "#domain/bench/check-report.ts";
import type { Simulation } from "../simulation.ts";
import { BoardUnderTest, type CheckBudget, Stopped } from "./board-under-test.ts";
import { drawScenes, type PlannedScene, type Random } from "./draw.ts";
import { type Checks, followsControls } from "./format.ts";
import { LabelTrust } from "./readings.ts";
import { startWatch } from "./start-watch.ts";
import { stepIds } from "./step-ids.ts";
import type { Seen, Watch, WatchContext } from "./watch.ts";

export interface BoardChecks {
	checks: Checks;
	/** Where sensor values, orders and durations come from: see `seededRandom`. */
	random: Random;
	budget?: CheckBudget | undefined;
	/** Ends at the first failure: for who asks only whether it passes. */
	untilFailure?: boolean;
}

/**
 * Watches a board that was just switched on, whatever runs on it, at full speed, and reports what each step found. Each
 * step is judged by itself: it fails with what was seen first in one of its scenes. A scene that follows on from a
 * failed one is left out, and its step waits for that one. Hands control back every few simulated milliseconds with the
 * steps as they stand.
 */
export function* checkBoard(
	simulation: Simulation,
	{ checks, random, budget, untilFailure = false }: BoardChecks,
): Generator<readonly StepResult[], CheckReport> {
	const board = new BoardUnderTest(simulation, budget ?? {});
	const plan = drawScenes(checks, random);
	const always = Object.keys(checks.always ?? {});
	const left = new Map<string, number>(always.map((id) => [id, plan.length]));
	for (const { name } of plan) left.set(name, (left.get(name) ?? 0) + 1);
	const failed = new Map<string, Seen | null>();
	const judged = new Set<string>();
	const waitsFor = new Map<string, string>();
	let stopped: StopReason | undefined;
	const report = (): StepResult[] => stepIds(checks).map((id) => resultOf(id));
	function resultOf(id: string): StepResult {
		const seen = failed.get(id);
		if (seen !== undefined) {
			const isFirst = failed.keys().next().value === id;
			return { id, state: "failed", ...(isFirst && { first: true }), ...(seen && { seen }) };
		}
		if (left.get(id) === 0 && judged.has(id)) return { id, state: "passed" };
		const other = waitsFor.get(id);
		return { id, state: "waiting", ...(other !== undefined && { waitsFor: other }) };
	}

	const play = scenePlayer(board, checks);
	let steps = report();
	/** The failed step that the scenes which follow on from it wait for. */
	let missed: string | undefined;
	for (const planned of plan) {
		const { name } = planned;
		if (!followsOn(planned, checks)) missed = undefined;
		if (missed !== undefined) waitsFor.set(name, missed);
		else {
			try {
				const scene = play(planned);
				let slice = scene.next();
				for (; !slice.done; slice = scene.next()) yield steps;
				for (const { id, seen, insteadOf } of slice.value) {
					if (insteadOf !== undefined) waitsFor.set(id, insteadOf);
					else judged.add(id);
					if (seen && !failed.has(id)) failed.set(id, seen);
					if (seen && id === name) missed = name;
				}
			} catch (problem) {
				if (!(problem instanceof Stopped)) throw problem;
				if (!failed.has(name)) failed.set(name, null);
				stopped = problem.reason;
				break;
			}
		}
		for (const id of [name, ...always]) left.set(id, (left.get(id) ?? 1) - 1);
		steps = report();
		if (failed.size > 0 && (untilFailure || steps.every(({ state }) => state === "failed"))) break;
	}
	if (failed.size > 0 && !stopped && board.simulation.isStuck()) stopped = "never_ends";
	return { passed: failed.size === 0, steps: report(), ...(stopped ? { stopped } : {}) };
}

/** Whether a scene says something only where the one before went right: it moves nothing itself, or they take turns. */
function followsOn({ scene }: PlannedScene, { order }: Checks): boolean {
	if (order === "in_turn" && scene.repeat !== undefined) return true;
	return scene.lasts !== undefined && !scene.set && !scene.pulse && scene.send === undefined;
}

/** What one step's expectation was found to be in a scene. */
interface Verdict {
	/** The step's. */
	readonly id: string;
	/** Null where it held. */
	readonly seen: Seen | null;
	/** The failed step that the scene followed too soon to be judged. */
	readonly insteadOf?: string;
}

interface Watching {
	readonly id: string;
	readonly watch: Watch;
	/** Simulated milliseconds at which it must hold. */
	readonly from: number;
}

/** Plays scenes one after the other; each ends with what was found of every step that it is about. */
function scenePlayer(board: BoardUnderTest, { always = {} }: Checks) {
	const trusts = new Map<string, LabelTrust>();
	const trustOf = (key: string) => {
		const trust = trusts.get(key) ?? new LabelTrust();
		trusts.set(key, trust);
		return trust;
	};
	let watching: Watching[] = [];
	/** Watches that failed: they are of no use for later scenes. */
	const broken = new Map<Watch, string>();
	const verdictOf = ({ id, watch }: Watching): Verdict => {
		const seen = watch.problem() ?? null;
		if (seen) broken.set(watch, id);
		return { id, seen };
	};
	let start: ReadonlyMap<string, number> | undefined;
	const atStart = (control: string) => start?.get(control) ?? 0;
	const leastMoved = new Map<string, number>();
	const lowest = (control: string) => Math.min(atStart(control), leastMoved.get(control) ?? Number.POSITIVE_INFINITY);

	return function* play(planned: PlannedScene): Generator<undefined, Verdict[]> {
		const { name, scene, stimuli, length, changed, lingers, settle } = planned;
		const began = board.milliseconds;
		const move = (at: number) => {
			for (const { part, control, value } of stimuli.filter((one) => one.at === at)) {
				board.simulation.setControl(part, control, value);
				const id = `${part}.${control}`;
				leastMoved.set(id, Math.min(board.controlValue(part, control), leastMoved.get(id) ?? Number.POSITIVE_INFINITY));
			}
		};
		move(0);
		start ??= new Map(board.simulation.controls().map(({ part, id, value }) => [`${part}.${id}`, value]));
		if (scene.send !== undefined) board.simulation.sendSerial(scene.send);
		const verdicts: Verdict[] = [];
		const lingering = watching;
		if (lingers > 0) {
			yield* board.pass(lingers, () => {
				for (const { watch } of lingering) watch.sample(true);
				move(board.milliseconds - began);
				return false;
			});
			verdicts.push(...lingering.filter(({ watch }) => !broken.has(watch)).map(verdictOf));
		}
		const context: WatchContext = { board, planned, trustOf, atStart, lowest };
		const expectations = [...scene.expect.map((expected) => [name, expected] as const), ...Object.entries(always)];
		watching = expectations.map(([id, expected], index) => {
			const going = watching[index];
			const after = "after" in expected && expected.after !== undefined ? expected.after * 1000 : settle;
			const isLost = going !== undefined && broken.has(going.watch) && length - lingers > after;
			// What depends on a sensor's value is watched from the start again; what must not change is watched throughout.
			if (going && !changed && !isLost && !followsControls(expected)) return { ...going, id };
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
		const former = new Map(broken);
		return [
			...verdicts,
			...watching.map((one) => {
				const insteadOf = former.get(one.watch);
				return insteadOf === undefined ? verdictOf(one) : { id: one.id, seen: null, insteadOf };
			}),
		];
	};
}
