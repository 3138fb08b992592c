import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { BlockSimulation, createBlockSimulation } from "#simulator/interpreter/block-simulation.ts";
import type { Comparison } from "#simulator/interpreter/step.ts";
import { withLastingPresses } from "#simulator/lasting-presses.ts";
import type { PartKinds, PartState } from "#simulator/parts/part.ts";
import { createStore } from "#web/platform/storage/create-store.ts";

/** The visible board at one moment. */
export interface PlayerReading {
	running: boolean;
	/** Paused before a statement, or in the middle of one, until it is resumed. */
	paused: boolean;
	/** Simulated time since the start. */
	milliseconds: number;
	parts: Readonly<Record<string, PartState>>;
	/** The statement that has its turn. */
	current: string | null;
	/** What the program last read from each sensor: a number, or 1 for yes and 0 for no. */
	readings: Readonly<Record<string, number>>;
	/** The variables that the program has given a value. */
	variables: Readonly<Record<string, number>>;
	/** What the statement before this one compared. */
	compared: Comparison | null;
	/** Where the parts' controls were put, as `part.control`. They stay from run to run. */
	controls: Readonly<Record<string, number>>;
}

/** What the blocks run on. */
export interface PlayedBoard {
	devices: BlockDevices;
	circuit: Circuit;
	kinds: PartKinds;
	simulate: typeof createBlockSimulation;
}

/** Plays blocks in real time on the visible board. */
export interface BlockPlayer {
	reading(): PlayerReading;
	subscribe(listener: () => void): () => void;
	/** Starts from the beginning. `onEnd` comes after the last block, never after `stop`. */
	play(program: BlockProgram, board: PlayedBoard, onEnd: () => void): void;
	/** Holds the run, or begins one that is held before its first statement. */
	pause(): void;
	resume(): void;
	/** Stops the clock just where it is; what it answers resumes it. */
	hold(): () => void;
	/** Runs a paused program to its next statement. */
	step(): void;
	/** Moves a control of a part, now and for later runs. */
	setControl(part: string, control: string, value: number): void;
	/** Ends the run and switches the board off. */
	stop(): void;
}

/** Calls back before the next picture with the time in ms; the answer takes it back. */
export type NextFrame = (callback: (now: number) => void) => () => void;

/** A page in the background gets no frames: what it missed is not caught up. */
const LONGEST_FRAME_MS = 100;
/** The lights are averaged over 20 ms: so long until they show where they ended. */
const AFTERGLOW_MS = 40;
/** A statement that takes longer, as "Wait until", is left at the next step, or at a later one. */
const LONGEST_STEP_MS = 10_000;
const OFF: PlayerReading = {
	running: false,
	paused: false,
	milliseconds: 0,
	parts: {},
	current: null,
	readings: {},
	variables: {},
	compared: null,
	controls: {},
};

export function createBlockPlayer(nextFrame: NextFrame = browserFrame): BlockPlayer {
	const { get, set, subscribe } = createStore(OFF);
	let cancel: (() => void) | undefined;
	let played: (BlockSimulation & { onEnd: () => void }) | undefined;

	function halt() {
		cancel?.();
		cancel = undefined;
	}

	function show({ simulation, progress }: BlockSimulation, state: Pick<PlayerReading, "running" | "paused">) {
		const { current, readings, variables, compared } = progress();
		const { milliseconds } = simulation;
		const parts = simulation.partStates();
		set({ ...state, milliseconds, parts, current, readings, variables, compared, controls: get().controls });
	}

	/** Shows what has been advanced to; false where that is the end. */
	function showRunning(run: NonNullable<typeof played>, paused: boolean): boolean {
		if (!run.progress().finished) {
			show(run, { running: true, paused });
			return true;
		}
		run.simulation.advance(AFTERGLOW_MS);
		show(run, { running: false, paused: false });
		run.onEnd();
		return false;
	}

	/** Advances with the pictures of the browser, in real time. */
	function follow(run: NonNullable<typeof played>) {
		let last: number | undefined;
		const frame = (now: number) => {
			run.simulation.advance(Math.min(LONGEST_FRAME_MS, Math.max(0, now - (last ?? now))));
			last = now;
			cancel = undefined;
			if (showRunning(run, false)) cancel = nextFrame(frame);
		};
		show(run, { running: true, paused: false });
		cancel = nextFrame(frame);
	}

	return {
		reading: get,
		subscribe,
		play(program, { simulate, ...board }, onEnd) {
			halt();
			const made = simulate({ program, ...board });
			const simulation = withLastingPresses(made.simulation);
			const run = {
				...made,
				simulation,
				advanceToTurn(milliseconds: number) {
					made.advanceToTurn(milliseconds);
					simulation.advance(0);
				},
				onEnd,
			};
			played = run;
			for (const [name, value] of Object.entries(get().controls)) {
				const [part = "", control = ""] = name.split(".");
				run.simulation.setControl(part, control, value);
			}
			follow(run);
		},
		pause() {
			halt();
			if (!played || !get().running) return;
			if (played.progress().current === null) played.advanceToTurn(LONGEST_STEP_MS);
			showRunning(played, true);
		},
		resume() {
			if (played && get().paused) follow(played);
		},
		hold() {
			if (!cancel) return () => {};
			halt();
			const held = played;
			return () => {
				if (held && held === played && !cancel) follow(held);
			};
		},
		step() {
			if (!played || !get().paused) return;
			played.advanceToTurn(LONGEST_STEP_MS);
			showRunning(played, true);
		},
		setControl(part, control, value) {
			played?.simulation.setControl(part, control, value);
			set({ ...get(), controls: { ...get().controls, [`${part}.${control}`]: value } });
		},
		stop() {
			halt();
			played = undefined;
			set({ ...OFF, controls: get().controls });
		},
	};
}

/** The browser's own pictures. */
export function browserFrame(callback: (now: number) => void): () => void {
	const handle = requestAnimationFrame(callback);
	return () => cancelAnimationFrame(handle);
}
