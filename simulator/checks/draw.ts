import { SLICE_MILLISECONDS } from "./board-under-test.ts";
import { type Checks, type Drawn, followsControls, type Scene } from "./format.ts";
import { parseRange } from "./range.ts";

/** What a run is drawn from: a number from 0 up to, but not including, 1. */
export interface Random {
	(): number;
	/** The run lasts longer than a minute: a program that stops working by then does not pass. See `drawScenes`. */
	readonly endures?: true;
}

/** A control that is moved, so long after the beginning of its scene. */
interface Stimulus {
	readonly at: number;
	readonly part: string;
	readonly control: string;
	readonly value: number;
}

/** A scene as it will be played. Times are milliseconds, whole slices. */
export interface PlannedScene {
	readonly name: string;
	readonly scene: Scene;
	readonly stimuli: readonly Stimulus[];
	/** What is expected differs from the scene before, or may be lost for a moment; else it must continue without a break. */
	readonly changed: boolean;
	/** What was expected before must still be seen for so long. */
	readonly lingers: number;
	readonly settle: number;
	readonly length: number;
}

const LONGEST_SECONDS = 30;
/** What must hold is watched for at least this long, after a change and without one. */
const SHORTEST_WATCH = 300;
const SHORTEST_SCENE = 500;
/** This share of the time to spare lengthens one scene, in which nothing changes for a while. */
const QUIET_SHARE = 0.4;
const MOST_DRAWS = 10_000;
/** A run that endures plays its last scenes after this time. An `int` of milliseconds is full after 33 s, an unsigned one after 66. */
const ENDURED_SECONDS = 80;

/** No seed takes longer than this in simulated milliseconds, but one that endures. */
export function longestRun({ longest = LONGEST_SECONDS }: Checks): number {
	return longest * 1000;
}

/** The number itself, or one of its range's steps, each as likely. */
export function drawNumber(value: number | string, random: Random): number {
	if (typeof value === "number") return value;
	const { from, to, step } = parseRange(value);
	const steps = Math.floor((to - from) / step + 1e-9);
	const decimals = 10 ** 6;
	return Math.round((from + Math.floor(random() * (steps + 1)) * step) * decimals) / decimals;
}

/**
 * The scenes of a run, in their order and with their values and lengths. The sum of the lengths is at most `longestRun`:
 * orders that would take longer are drawn again. What time is left is spread over the scenes unevenly. Where `random` endures,
 * a long rest follows, in which nothing changes, and then every repeated scene once more.
 * @throws Error when the checks cannot be played in that time.
 */
export function drawScenes(checks: Checks, random: Random): PlannedScene[] {
	const turn = valueTurns(random);
	const expected = new Map(Object.entries(checks.scenes).map(([name, { expect }]) => [name, JSON.stringify(expect)]));
	const beforeIt = (name: string, before?: string) => {
		if (before === undefined) return "first";
		return expected.get(name) === expected.get(before) ? "same" : "other";
	};
	const repeated = Object.keys(checks.scenes).filter((name) => checks.scenes[name]?.repeat !== undefined);
	for (let draw = 0; draw < MOST_DRAWS; draw++) {
		const names = drawOrder(checks, repeated, random);
		if (!changesEnough(names, repeated)) continue;
		const shortest = names.map((name, index) => shortestOf(checks, name, beforeIt(name, names[index - 1])));
		const spare = longestRun(checks) - shortest.reduce((sum, { length }) => sum + length, 0);
		if (spare < 0) continue;
		const extra = spread(
			spare,
			names.map((name) => !checks.scenes[name]?.lasts),
			random,
		);
		const plan = (name: string, before: string | undefined, longer = 0): PlannedScene[] => {
			const scene = checks.scenes[name];
			if (!scene) return [];
			const fixed = shortestOf(checks, name, beforeIt(name, before));
			const take: Take = (target, value) => turn(`${name} ${target}`, value, fixed.changed);
			const length = wholeSlices(fixed.length + longer);
			return [{ ...fixed, name, scene, stimuli: stimuliOf(scene, take), length }];
		};
		const planned = names.flatMap((name, index) => plan(name, names[index - 1], extra[index]));
		if (!random.endures || repeated.length === 0) return planned;
		const again = checks.order === "in_turn" ? repeated : shuffle([...repeated], random);
		return [...withLongRest(planned), ...again.flatMap((name, index) => plan(name, again[index - 1] ?? names.at(-1)))];
	}
	throw new Error("The scenes cannot be played in the time that a check may take");
}

function drawOrder({ scenes, order }: Checks, repeated: readonly string[], random: Random): string[] {
	const first = Object.keys(scenes).filter((name) => !repeated.includes(name));
	if (order === "in_turn") {
		const rounds = drawNumber(scenes[repeated[0] ?? ""]?.repeat ?? 1, random);
		return [...first, ...Array.from({ length: rounds }, () => repeated).flat()];
	}
	const times = repeated.flatMap((name) => Array(drawNumber(scenes[name]?.repeat ?? 1, random)).fill(name) as string[]);
	return [...first, ...shuffle(times, random)];
}

/** Every repeated scene begins at least twice, so that what it ends is seen too, and no order is as simple as one change. */
function changesEnough(names: readonly string[], repeated: readonly string[]): boolean {
	const begins = names.filter((name, index) => name !== names[index - 1]);
	return repeated.every((name) => begins.filter((one) => one === name).length > 1);
}

/** The least time a scene takes: an honest program must be able to follow, and then be watched. */
function shortestOf(checks: Checks, name: string, before: "first" | "same" | "other") {
	const { expect, pulse, resettles, lasts, lingers = 0, settle = checks.settle } = checks.scenes[name] as Scene;
	const changed = before !== "same" || pulse !== undefined || resettles === true;
	const follows = [...expect, ...Object.values(checks.always ?? {})].some(followsControls);
	const settleMs = settle * 1000;
	const length = changed || follows ? Math.max(SHORTEST_SCENE, settleMs + SHORTEST_WATCH) : SHORTEST_SCENE;
	return {
		changed,
		lingers: before === "other" ? wholeSlices(lingers * 1000) : 0,
		settle: wholeSlices(settleMs),
		length: wholeSlices(lasts === undefined ? length : lasts * 1000),
	};
}

/** The last scene that may be lengthened is, until so much time has passed. */
function withLongRest(planned: readonly PlannedScene[]): PlannedScene[] {
	const rest = planned.findLastIndex(({ scene }) => scene.lasts === undefined);
	const missing = ENDURED_SECONDS * 1000 - planned.reduce((sum, { length }) => sum + length, 0);
	return planned.map((one, index) => (index === rest ? { ...one, length: one.length + Math.max(0, missing) } : one));
}

/** Parts of a time, widely different, one of them a large one; none where it may not be lengthened. */
function spread(spare: number, may: readonly boolean[], random: Random): number[] {
	const weights = may.map((yes) => (yes ? -Math.log(1 - random()) : 0));
	const sum = weights.reduce((a, b) => a + b, 0);
	const long = may.flatMap((yes, index) => (yes ? [index] : []));
	const quiet = long[Math.floor(random() * long.length)];
	const total = spare * (0.5 + random() / 2);
	return weights.map((weight, index) => {
		const share = sum === 0 ? 0 : (weight / sum) * (1 - QUIET_SHARE);
		return total * (index === quiet ? share + QUIET_SHARE : share);
	});
}

/** Gives a control's alternatives their turns: from the first on where the scene has time to settle, else from the last. */
function valueTurns(random: Random) {
	const left = new Map<string, (number | string)[]>();
	return (key: string, value: Drawn, changed: boolean): number => {
		if (!Array.isArray(value)) return drawNumber(value, random);
		const turns = left.get(key) ?? [];
		if (turns.length === 0) turns.push(...value);
		left.set(key, turns);
		return drawNumber((changed ? turns.shift() : turns.pop()) ?? 0, random);
	};
}

type Take = (target: string, value: Drawn) => number;

function stimuliOf({ set = {}, pulse = {}, pulseAfter = 0 }: Scene, take: Take): Stimulus[] {
	const stimulus = (at: number, target: string, value: number): Stimulus => {
		const [part = "", control = ""] = target.split(".");
		return { at: wholeSlices(at), part, control, value };
	};
	const oneOf = (target: string) => {
		const [part = "", names = ""] = target.split(".");
		const several = names.split("|");
		return several.length > 1
			? `${part}.${
					several[
						take(
							target,
							several.map((_, index) => index),
						)
					]
				}`
			: target;
	};
	return [
		...Object.entries(set).map(([target, value]) => stimulus(0, target, take(target, value))),
		...Object.entries(pulse).flatMap(([targets, value]) => {
			const target = oneOf(targets);
			return [stimulus(pulseAfter * 1000, target, 1), stimulus((pulseAfter + take(target, value)) * 1000, target, 0)];
		}),
	];
}

function wholeSlices(milliseconds: number): number {
	return Math.floor(milliseconds / SLICE_MILLISECONDS + 1e-9) * SLICE_MILLISECONDS;
}

function shuffle<Item>(items: Item[], random: Random): Item[] {
	for (let last = items.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		const [a, b] = [items[last], items[other]];
		if (a !== undefined && b !== undefined) [items[last], items[other]] = [b, a];
	}
	return items;
}
