import type { BlockProgram } from "#domain/block-program/block-program.ts";
import type { BlockDevices } from "#domain/block-program/devices.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { createBlockSimulation } from "#simulator/interpreter/block-simulation.ts";
import type { PartKinds, PartState } from "#simulator/parts/part.ts";
import type { Simulation } from "#simulator/simulation.ts";
import { createStore } from "#web/device/create-store.ts";

/** The visible board at one moment. */
export interface PlayerReading {
	running: boolean;
	/** Simulated time since the start. */
	milliseconds: number;
	parts: Readonly<Record<string, PartState>>;
	/** The statement that has its turn. */
	current: string | null;
	/** What the program last read from each sensor that gives a number. */
	readings: Readonly<Record<string, number>>;
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
const OFF: PlayerReading = { running: false, milliseconds: 0, parts: {}, current: null, readings: {}, controls: {} };

export function createBlockPlayer(nextFrame: NextFrame = browserFrame): BlockPlayer {
	const { get, set, subscribe } = createStore(OFF);
	let cancel: (() => void) | undefined;
	let simulation: Simulation | undefined;

	function halt() {
		cancel?.();
		cancel = undefined;
	}

	return {
		reading: get,
		subscribe,
		play(program, { simulate, ...board }, onEnd) {
			halt();
			const { simulation: started, progress } = simulate({ program, ...board });
			simulation = started;
			for (const [name, value] of Object.entries(get().controls)) {
				const [part = "", control = ""] = name.split(".");
				started.setControl(part, control, value);
			}
			let last: number | undefined;
			const show = (running: boolean) =>
				set({
					running,
					milliseconds: started.milliseconds,
					parts: started.partStates(),
					current: progress().current,
					readings: progress().readings,
					controls: get().controls,
				});
			const frame = (now: number) => {
				started.advance(Math.min(LONGEST_FRAME_MS, Math.max(0, now - (last ?? now))));
				last = now;
				if (progress().finished) {
					cancel = undefined;
					started.advance(AFTERGLOW_MS);
					show(false);
					onEnd();
					return;
				}
				show(true);
				cancel = nextFrame(frame);
			};
			show(true);
			cancel = nextFrame(frame);
		},
		setControl(part, control, value) {
			simulation?.setControl(part, control, value);
			set({ ...get(), controls: { ...get().controls, [`${part}.${control}`]: value } });
		},
		stop() {
			halt();
			simulation = undefined;
			set({ ...OFF, controls: get().controls });
		},
	};
}

/** The browser's own pictures. */
export function browserFrame(callback: (now: number) => void): () => void {
	const handle = requestAnimationFrame(callback);
	return () => cancelAnimationFrame(handle);
}
