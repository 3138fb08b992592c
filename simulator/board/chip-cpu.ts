import { CPU } from "avr8js";
import type { EventQueue } from "./event-queue.ts";

/** The ATmega328P has 2 KB of RAM from 0x100 on. */
const SRAM_BYTES = 2048;
export const RAM_START = 0x100;
export const RAM_END = RAM_START + SRAM_BYTES - 1;

/** What a timer's counter and flags will be for a while, for who reads them again and again. */
export interface SteadyCount {
	/** Before this cycle the flags stay as they are and the counter only counts on; 0 where that is not known. */
	readonly steadyUntil: number;
	/** The cycle at which the counter, counting as it does now, was or would have been 0. */
	readonly zeroAt: number;
	/** Clock cycles per count, a power of two. */
	readonly divider: number;
}

/**
 * avr8js's CPU with its clock events in our queue: the parts wait on the same clock as the chip, and the clock can
 * jump to the next event while the chip sleeps.
 */
export class ChipCpu extends CPU {
	/** Set when the watchdog has requested a reset. */
	resetRequested = false;
	/** Timer 0, which `delay`, `millis` and `micros` count with. */
	timer0: SteadyCount | undefined;
	private readonly queue: EventQueue;

	constructor(program: Uint16Array, queue: EventQueue, cycles: number) {
		super(program, SRAM_BYTES);
		this.queue = queue;
		this.cycles = cycles;
		this.resetRequested = false;
	}

	/** Moves the data space to the beginning of a buffer, where a translated program works on it too. */
	moveData(buffer: ArrayBuffer, bytes: number): void {
		const data = new Uint8Array(buffer, 0, bytes);
		data.set(this.data);
		Object.assign(this, {
			data,
			data16: new Uint16Array(buffer, 0, bytes / 2),
			dataView: new DataView(buffer, 0, bytes),
		});
	}

	override reset(): void {
		super.reset();
		this.resetRequested = true;
	}

	override addClockEvent(callback: () => void, cycles: number): () => void {
		this.queue.add(this.cycles + Math.max(1, cycles), callback, this);
		return callback;
	}

	override clearClockEvent(callback: () => void): boolean {
		return this.queue.remove(callback);
	}
}
