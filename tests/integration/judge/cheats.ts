import { SLICE_MILLISECONDS } from "#simulator/checks/board-under-test.ts";
import { checkBoard } from "#simulator/checks/check-board.ts";
import { longestRun } from "#simulator/checks/draw.ts";
import type { Checks, Expectation } from "#simulator/checks/format.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { replayTrace, type Trace, type TraceSlice, traceRecorder } from "#simulator/checks/trace.ts";
import { type WatchedKind, watchedPart } from "#simulator/checks/watched-part.ts";
import type {} from "#simulator/parts/dc_motor/model.ts";
import type {} from "#simulator/parts/neopixel_matrix/model.ts";
import type { DisplayState, PartState } from "#simulator/parts/part.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import type { Simulation } from "#simulator/simulation.ts";
import type { Subject } from "./subjects.ts";

/** A program that reads no sensor, as the trace it leaves. */
export interface Cheat {
	readonly name: string;
	readonly trace: Trace;
}

const CYCLE_SECONDS = [0.4, 2, 3, 5];
const REPLAYED = 3;
/** Recorded with seeds of their own, so that no replay meets the seed it comes from. */
const RECORDING_SEED = 3_000_000_000;

/** Everything that can be played without asking a sensor, and some that are made from this many recorded runs of the solution. */
export function cheatsOf(subject: Subject, recorded: number): Cheat[] {
	const watched = watchedBy(subject.checks);
	const readsNothing = subject.circuit.parts.every(
		({ kind, props }) => PART_KINDS.get(kind)?.controls(props ?? {}).length === 0,
	);
	const honest = readsNothing
		? []
		: Array.from({ length: recorded }, (_, index) => recordHonest(subject, RECORDING_SEED + index));
	const text = (index: number) => `Value: ${(index * 7) % 60}`;
	return [
		{ name: "always", trace: play(watched, () => ({ high: watched.pins, sounds: true, text: text(3) })) },
		{ name: "never", trace: play(watched, () => ({ high: [], sounds: false, text: text(0) })) },
		{ name: "many numbers at once", trace: play(watched, () => ({ high: [], sounds: false, text: "17 20 23 26 29" })) },
		...CYCLE_SECONDS.map((seconds) => ({
			name: `cycling every ${seconds} s`,
			trace: play(watched, (time) => {
				const round = Math.floor(time / 1000 / seconds);
				return { high: round % 2 ? watched.pins : [], sounds: round % 2 === 1, text: text(round) };
			}),
		})),
		...honest.slice(0, REPLAYED).map((trace, index) => ({ name: `replay ${index + 1}`, trace })),
		...(honest.length > 0 ? [{ name: "what honest programs do most often", trace: mostOften(honest) }] : []),
	];
}

/** Whether the trace passes with a seed. */
export function passes({ circuit, checks }: Subject, { trace }: Cheat, seed: number): boolean {
	const run = { checks, random: seededRandom(seed), untilFailure: true };
	const checking = checkBoard(replayTrace(trace, circuit, PART_KINDS), run);
	for (;;) {
		const slice = checking.next();
		if (slice.done) return slice.value.passed;
	}
}

interface WatchedThings {
	pins: string[];
	parts: string[];
	kindOf: ReadonlyMap<string, WatchedKind>;
	/** Slices of the longest run. */
	slices: number;
}

function watchedBy(checks: Checks): WatchedThings {
	const { scenes, always = {} } = checks;
	const every: Expectation[] = [...Object.values(scenes).flatMap(({ expect }) => expect), ...Object.values(always)];
	const pins = every.flatMap((one) => ("pins" in one ? one.pins : "pin" in one ? [one.pin] : []));
	const watched = every.flatMap((one) => watchedPart(one) ?? []);
	// The motors of a robot or a car are watched by the part's own name: the last entry counts.
	const motorsFirst = watched.toSorted((one, other) => Number(other.kind === "motor") - Number(one.kind === "motor"));
	const kindOf = new Map(motorsFirst.map(({ id, kind }) => [id, kind]));
	const slices = longestRun(checks) / SLICE_MILLISECONDS;
	return { pins: [...new Set(pins)], parts: [...kindOf.keys()], kindOf, slices };
}

interface Moment {
	high: readonly string[];
	sounds: boolean;
	text: string;
}

/** The trace of a program that does what a function of the milliseconds says; what it writes, it prints twice a second. */
function play({ kindOf, slices }: WatchedThings, at: (time: number) => Moment): Trace {
	return Array.from({ length: slices }, (_, index): TraceSlice => {
		const time = index * SLICE_MILLISECONDS;
		const { high, sounds, text } = at(time);
		const stateOf = {
			buzzer: () => sounding(sounds),
			display: () => showing(text),
			servo: () => turned(sounds),
			motor: () => running(sounds),
			pixels: () => glowing(sounds),
			phone: () => answering(text, Math.floor(time / 500)),
			card: () => saving(text, Math.floor(time / 500)),
			robot: () => driving(sounds),
			car: () => atFlags(sounds),
		};
		const states = [...kindOf].map(([id, kind]) => [id, stateOf[kind]()] as const);
		return { high: new Set(high), parts: Object.fromEntries(states), printed: time % 500 === 0 ? `${text}\n` : "" };
	});
}

const sounding = (yes: boolean): PartState => ({ kind: "buzzer", sounding: yes, hertz: null });

const turned = (away: boolean): PartState => ({ kind: "servo", angle: away ? 0 : 90 });

const running = (yes: boolean): PartState => ({ kind: "dc_motor", speed: Number(yes) });

/** A red spot in blue, or blue alone. */
const glowing = (spot: boolean): PartState => ({
	kind: "neopixel_matrix",
	pixels: Array.from({ length: 64 }, (_, index) => (spot && [27, 28, 35, 36].includes(index) ? 0x280000 : 0x000028)),
});

const answering = (line: string, lines: number): PartState => ({ kind: "hc05", powered: true, sent: "", line, lines });

const saving = (line: string, lines: number): PartState => ({
	kind: "sd_card",
	...{ inserted: true, files: [], accesses: 0, line, lines },
});

/** Upright all the time: more than a program that reads no sensor can do. */
const driving = (forwards: boolean): PartState => ({
	kind: "balancing_robot",
	tilt: 0,
	drive: Number(forwards),
	...{ distance: 0, speed: 0, push: 0, held: false, lying: false, powered: true },
});

/** At both flags all the time: more than any program can do. */
const atFlags = (drives: boolean): PartState => ({
	kind: "gps_car",
	controls: { east: 24, north: 24, heading: 0 },
	at: { east: 24, north: 24, heading: 0 },
	from: { red: 0, blue: 0 },
	...{ drive: Number(drives), fix: null, trail: [], go: true, roof: false, powered: true },
});

function showing(text: string): PartState {
	const row = Array.from({ length: 16 }, (_, index) => text.charCodeAt(index) || 0x20);
	const state: DisplayState = { rows: [row, row], glyphs: [], on: true, cursor: null, backlight: 1, contrast: 1 };
	return { kind: "lcd1602_i2c", ...state };
}

/** What the solution does while the seed's scenes are played to it. */
function recordHonest({ checks, solved }: Subject, seed: number): Trace {
	const simulation = solved();
	const watched = watchedBy(checks);
	const recorder = traceRecorder(simulation, watched);
	const recorded: Simulation = Object.create(simulation, {
		advance: {
			value(milliseconds: number) {
				simulation.advance(milliseconds);
				recorder.sample();
			},
		},
	});
	const checking = checkBoard(recorded, { checks, random: seededRandom(seed) });
	for (;;) {
		const slice = checking.next();
		if (!slice.done) continue;
		if (!slice.value.passed) throw new Error("The solution does not pass");
		// The limit was that of the checks' last slice.
		simulation.limitActions(Number.POSITIVE_INFINITY);
		while (recorder.trace.length < watched.slices) recorded.advance(SLICE_MILLISECONDS);
		return recorder.trace;
	}
}

/** In each slice, what most of the traces show: the likeliest fixed timeline. */
function mostOften(traces: readonly Trace[]): Trace {
	const length = Math.max(...traces.map((trace) => trace.length));
	return Array.from({ length }, (_, index) => {
		const slices = traces.flatMap((trace) => trace[index] ?? []);
		const count = new Map<string, number>();
		const keyOf = ({ high, parts }: TraceSlice) => JSON.stringify([[...high], parts]);
		for (const slice of slices) count.set(keyOf(slice), (count.get(keyOf(slice)) ?? 0) + 1);
		const most = slices.toSorted((a, b) => (count.get(keyOf(b)) ?? 0) - (count.get(keyOf(a)) ?? 0))[0];
		return most ?? { high: new Set(), parts: {}, printed: "" };
	});
}
