import type { Measured, Moment } from "#domain/bench/next-step/work-facts.ts";
import { UNO_PINS } from "../board/uno-pins.ts";
import { BoardUnderTest, SLICE_MILLISECONDS, Stopped } from "../checks/board-under-test.ts";
import type { Checks, Drawn, Expectation, Scene } from "../checks/format.ts";
import { parseRange } from "../checks/range.ts";
import type { Simulation } from "../simulation.ts";

const ADC_STEPS = 1023;
const ADC_VOLTS = 5;
/** Milliseconds that a situation is watched for. */
const WATCHED_MS = 1200;
/** A buzzer that beeps may be silent for this many seconds between, where the checks do not say it. */
const USUAL_PAUSE = 1.7;
/** Milliseconds that a program is given to follow, where no checks say it. */
const SETTLE_MS = 600;
const FIRST_MS = 2500;
const PIN_NAMES = UNO_PINS.map(({ name }) => name);

export interface MeasureInput {
	/** Its scenes are the situations; without checks each control goes to its ends. */
	checks: Checks | null;
	/** By part: the pins of the board that drive it. */
	pinsOf: Readonly<Record<string, readonly string[]>>;
}

interface Situation {
	readonly step: string | null;
	readonly controls: Readonly<Record<string, number>>;
	/** Back again after this many milliseconds. */
	readonly pulse: boolean;
	readonly settle: number;
	readonly watched: number;
	readonly expected: Readonly<Record<string, boolean>>;
	/** By levels of several pins: whether the checks want them. */
	readonly ways: Readonly<Record<string, boolean>>;
}

const PULSE_MS = 300;

/**
 * Puts a board that was just switched on into one situation after the other and notes what its pins do. Hands control
 * back every few simulated milliseconds. A program that runs wild is stopped.
 */
export function* measureBoard(simulation: Simulation, input: MeasureInput): Generator<undefined, Measured> {
	const board = new BoardUnderTest(simulation, {});
	const changes: Record<string, number> = {};
	for (const pin of PIN_NAMES) {
		simulation.onPin(pin, () => {
			changes[pin] = (changes[pin] ?? 0) + 1;
		});
	}
	const moments: Moment[] = [];
	let stopped: Measured["stopped"] = null;
	try {
		const planned = input.checks ? situationsOf(input.checks, input.pinsOf) : ends(simulation);
		for (const situation of planned) {
			moments.push(yield* watch(board, situation));
		}
	} catch (problem) {
		if (!(problem instanceof Stopped)) throw problem;
		stopped = problem.reason;
	}
	if (stopped === null && simulation.isStuck()) stopped = "never_ends";
	const lines = board.lines.from(0);
	const printed = lines.findLast(({ text }) => /\d/.test(text))?.text ?? "";
	return { moments, changes, printedLines: lines.length, printed, stopped };
}

function* watch(
	board: BoardUnderTest,
	{ step, controls, pulse, settle, watched, expected, ways }: Situation,
): Generator<undefined, Moment> {
	const { simulation } = board;
	const move = (back: boolean) => {
		for (const [name, value] of Object.entries(controls)) {
			const [part = "", control = ""] = name.split(/[.|]/);
			simulation.setControl(part, control, back ? 0 : value);
		}
	};
	move(false);
	if (pulse) {
		yield* board.pass(PULSE_MS);
		move(true);
	}
	yield* board.pass(settle);
	const highs: Record<string, number> = {};
	const there: Record<string, number> = {};
	let samples = 0;
	yield* board.pass(watched, () => {
		samples += 1;
		for (const pin of PIN_NAMES) if (simulation.pinLevel(pin).high) highs[pin] = (highs[pin] ?? 0) + 1;
		for (const way of Object.keys(ways)) if (isThere(simulation, way)) there[way] = (there[way] ?? 0) + 1;
		return false;
	});
	const levels = PIN_NAMES.map((pin) => [pin, simulation.pinLevel(pin)] as const);
	const analog = levels.flatMap(([pin, { volts, mode }]) =>
		pin.startsWith("A") && mode !== "output" ? [[pin, Math.round((volts / ADC_VOLTS) * ADC_STEPS)] as const] : [],
	);
	const high = levels.map(([pin, { mode }]) => [pin, mode, (highs[pin] ?? 0) / Math.max(1, samples)] as const);
	return {
		step,
		// What was over before it was watched says nothing of what the program reads now.
		controls: pulse ? {} : controls,
		analog: pulse ? {} : Object.fromEntries(analog),
		high: Object.fromEntries(high.flatMap(([pin, mode, share]) => (pulse && mode !== "output" ? [] : [[pin, share]]))),
		expected,
		ways: Object.fromEntries(
			Object.entries(ways).map(([way, wanted]) => [way, { wanted, share: (there[way] ?? 0) / Math.max(1, samples) }]),
		),
	};
}

/** `4,5=10`: pin 4 is high, and pin 5 is low. */
function isThere(simulation: Simulation, way: string): boolean {
	const [pins = "", levels] = way.split("=");
	const now = pins.split(",").map((pin) => (simulation.pinLevel(pin).high ? "1" : "0"));
	return now.join("") === levels;
}

/** The scenes of the checks in the order of the file, each with its extreme values. */
function situationsOf({ scenes, settle }: Checks, pinsOf: MeasureInput["pinsOf"]): Situation[] {
	const known = new Set(Object.values(scenes).flatMap(({ expect }) => expect.flatMap(wantedWay)));
	const all = Object.entries(scenes).flatMap(([step, scene]) => {
		const sets = scene.set ?? scene.pulse ?? {};
		const one = {
			step,
			pulse: scene.pulse !== undefined,
			settle: wholeSlices((scene.settle ?? settle) * 1000),
			watched: wholeSlices(Math.max(WATCHED_MS, pauseOf(scene) * 1000 + 300)),
			expected: scene.lasts === undefined ? expectedOf(scene, pinsOf) : {},
			ways: scene.lasts === undefined && !scene.pulse ? waysOf(scene, known) : {},
		};
		if (scene.pulse) return [{ ...one, controls: Object.fromEntries(Object.keys(sets).map((name) => [name, 1])) }];
		const extremes = Object.entries(sets).map(([name, value]) => [name, extremesOf(value)] as const);
		const most = Math.max(1, ...extremes.map(([, values]) => values.length));
		return Array.from({ length: most }, (_, index) => ({
			...one,
			controls: Object.fromEntries(extremes.map(([name, values]) => [name, values[index % values.length] ?? 0])),
		}));
	});
	// Back to the first that wants something of a pin: what was switched on must go off again. What a pulse toggles has no such way back.
	const back = all.find(({ expected, ways }) => Object.keys({ ...expected, ...ways }).length > 0) ?? all[0];
	return back && !all.some(({ pulse }) => pulse) ? [...all, back] : all;
}

/** Seconds in which what beeps may be silent. */
function pauseOf({ expect }: Scene): number {
	return Math.max(
		0,
		...expect.map((one) => ("buzzer" in one && "is" in one && one.is === "sounding" ? (one.pause ?? USUAL_PAUSE) : 0)),
	);
}

function expectedOf({ expect }: Scene, pinsOf: MeasureInput["pinsOf"]): Record<string, boolean> {
	const wanted: Record<string, boolean> = {};
	for (const one of expect) {
		if ("pin" in one && "is" in one && one.is !== "kept") wanted[one.pin] = one.is !== "off";
		if ("buzzer" in one && "is" in one) for (const pin of pinsOf[one.buzzer] ?? []) wanted[pin] = one.is === "sounding";
	}
	return wanted;
}

/** The levels that pins should mostly have, where they are all driven at once. */
function wantedWay(one: Expectation): string[] {
	return "mostly" in one ? [`${one.pins.join()}=${one.mostly}`] : [];
}

/** Of the levels that any scene wants: those that this one wants, and those that it does not. */
function waysOf({ expect }: Scene, known: ReadonlySet<string>): Record<string, boolean> {
	const ways: Record<string, boolean> = {};
	for (const one of expect) {
		for (const way of wantedWay(one))
			for (const other of known) if (other.startsWith(way.slice(0, way.indexOf("=") + 1))) ways[other] = other === way;
		if (!("never" in one)) continue;
		for (const levels of [one.never].flat()) {
			const way = `${one.pins.join()}=${levels}`;
			if (known.has(way)) ways[way] = false;
		}
	}
	return ways;
}

/** The lowest and the highest value that may be drawn. */
function extremesOf(drawn: Drawn): number[] {
	const all = [drawn].flat().flatMap((one) => {
		if (typeof one === "number") return [one];
		const { from, to } = parseRange(one);
		return [from, to];
	});
	return [...new Set([Math.min(...all), Math.max(...all)])];
}

/** Every control at its beginning, then one after the other at its ends. */
function* ends(simulation: Simulation): Generator<Situation> {
	const one = { step: null, pulse: false, watched: WATCHED_MS, expected: {}, ways: {} };
	yield { ...one, controls: {}, settle: FIRST_MS };
	for (const { part, id, min, max, initial } of simulation.controls()) {
		if (id === "bounces") continue;
		for (const value of [min, max]) yield { ...one, controls: { [`${part}.${id}`]: value }, settle: SETTLE_MS };
		simulation.setControl(part, id, initial);
	}
}

function wholeSlices(milliseconds: number): number {
	return Math.round(milliseconds / SLICE_MILLISECONDS) * SLICE_MILLISECONDS;
}
