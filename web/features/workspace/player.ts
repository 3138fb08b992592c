import type { BlockProgram } from "#domain/block-program/block-program.ts";
import type { BlockDevices } from "#domain/block-program/devices.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { createBlockSimulation } from "#simulator/interpreter/block-simulation.ts";
import type { PartState } from "#simulator/parts/part.ts";

/** The visible board at one moment. */
export interface PlayerReading {
	running: boolean;
	/** Simulated time since the start. */
	milliseconds: number;
	parts: Readonly<Record<string, PartState>>;
	/** The statement that has its turn. */
	current: string | null;
}

/** Plays blocks in real time on the visible board. */
export interface BlockPlayer {
	reading(): PlayerReading;
	subscribe(listener: () => void): () => void;
	/** Starts from the beginning. `onEnd` comes after the last block, never after `stop`. */
	play(program: BlockProgram, board: { devices: BlockDevices; circuit: Circuit }, onEnd: () => void): void;
	/** Ends the run and switches the board off. */
	stop(): void;
}

/** Calls back before the next picture with the time in ms; the answer takes it back. */
export type NextFrame = (callback: (now: number) => void) => () => void;

/** A page in the background gets no frames: what it missed is not caught up. */
const LONGEST_FRAME_MS = 100;
/** The lights are averaged over 20 ms: so long until they show where they ended. */
const AFTERGLOW_MS = 40;
const OFF: PlayerReading = { running: false, milliseconds: 0, parts: {}, current: null };

export function createBlockPlayer(nextFrame: NextFrame = browserFrame): BlockPlayer {
	let reading = OFF;
	let cancel: (() => void) | undefined;
	const listeners = new Set<() => void>();

	function become(next: PlayerReading) {
		reading = next;
		for (const listener of listeners) listener();
	}

	function halt() {
		cancel?.();
		cancel = undefined;
	}

	return {
		reading: () => reading,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		play(program, board, onEnd) {
			halt();
			const { simulation, progress } = createBlockSimulation({ program, ...board });
			let last: number | undefined;
			const show = (running: boolean) =>
				become({
					running,
					milliseconds: simulation.milliseconds,
					parts: simulation.partStates(),
					current: progress().current,
				});
			const frame = (now: number) => {
				simulation.advance(Math.min(LONGEST_FRAME_MS, Math.max(0, now - (last ?? now))));
				last = now;
				if (progress().finished) {
					cancel = undefined;
					simulation.advance(AFTERGLOW_MS);
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
		stop() {
			halt();
			become(OFF);
		},
	};
}

function browserFrame(callback: (now: number) => void): () => void {
	const handle = requestAnimationFrame(callback);
	return () => cancelAnimationFrame(handle);
}
