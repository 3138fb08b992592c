import { CYCLES_PER_MILLISECOND, type PartClock } from "../part.ts";
import { GestureFifo } from "./gesture-fifo.ts";
import type { Light } from "./hand.ts";
import {
	CONFIG4,
	ENABLE,
	EXIT_AFTER,
	GESTURE_STATUS,
	GESTURE_WAITS,
	REGISTER,
	RESET_VALUES,
	STATUS,
	VALID_FROM,
} from "./registers.ts";

/** In milliseconds: one conversion of the gesture engine or of proximity, and a step of the wait timer (WTIME). */
export const TIMINGS = { conversion: 1.39, waitStep: 2.78 };

/**
 * The chip's registers and its state machine: proximity until it is beyond GPENTH, then datasets into the FIFO until all
 * photodiodes are below GEXTH (data sheet AV02-4191EN, "Gesture Engine"). Left out: colour, gains, the LED's current,
 * pulses, offsets, the masks of GCONF1 and GCONF3, the proximity interrupt's persistence.
 */
export class ApdsChip {
	private readonly registers = new Uint8Array(256);
	private readonly fifo = new GestureFifo();
	private isValid = false;
	private belowExit = 0;
	private cancel = () => {};
	private readonly clock: PartClock;
	private readonly light: () => Light;
	private readonly onInterrupt: () => void;
	private readonly timings: typeof TIMINGS;

	constructor(clock: PartClock, light: () => Light, onInterrupt: () => void, timings = TIMINGS) {
		this.clock = clock;
		this.light = light;
		this.onInterrupt = onInterrupt;
		this.timings = timings;
		this.reset();
	}

	/** As after power-on. */
	reset(): void {
		this.cancel();
		this.registers.fill(0);
		for (const [register, value] of RESET_VALUES) this.registers[register] = value;
		this.fifo.clear();
		this.isValid = false;
	}

	/** It pulls INT low. */
	get interrupts(): boolean {
		const gesture = this.isValid && this.has(REGISTER.gestureConfig4, CONFIG4.interrupt);
		const proximity = this.has(REGISTER.status, STATUS.proximityInterrupt);
		return gesture || (proximity && this.has(REGISTER.enable, ENABLE.proximityInterrupt));
	}

	/** The address is sent: some registers are cleared by that alone. */
	access(register: number): void {
		if (register !== REGISTER.clearProximity && register !== REGISTER.clearAll) return;
		this.put(REGISTER.status, STATUS.proximityInterrupt, false);
		this.onInterrupt();
	}

	read(register: number): number {
		if (register >= REGISTER.fifo) {
			const byte = this.fifo.read(register - REGISTER.fifo);
			this.settle();
			return byte;
		}
		if (register === REGISTER.fifoLevel) return this.fifo.level;
		if (register === REGISTER.gestureStatus)
			return (this.isValid ? GESTURE_STATUS.valid : 0) | (this.fifo.overflowed ? GESTURE_STATUS.overflow : 0);
		const byte = this.at(register);
		if (register === REGISTER.status) return byte | (this.isValid ? STATUS.gestureInterrupt : 0);
		if (register === REGISTER.proximity) this.put(REGISTER.status, STATUS.proximityValid, false);
		return byte;
	}

	write(register: number, byte: number): void {
		const isReadOnly = (register >= REGISTER.id && register <= REGISTER.proximity) || register >= REGISTER.fifoLevel;
		if (isReadOnly) return;
		const before = this.at(register);
		this.registers[register] = byte;
		if (register === REGISTER.gestureConfig4 && byte & CONFIG4.clearFifo) {
			this.fifo.clear();
			this.put(register, CONFIG4.clearFifo, false);
		}
		if (register === REGISTER.enable && byte !== before) this.run();
		this.settle();
	}

	private at(register: number): number {
		return this.registers[register] ?? 0;
	}

	private has(register: number, bits: number): boolean {
		return (this.at(register) & bits) !== 0;
	}

	private put(register: number, bits: number, on: boolean): void {
		this.registers[register] = on ? this.at(register) | bits : this.at(register) & ~bits;
	}

	private run(): void {
		this.cancel();
		if (!this.has(REGISTER.enable, ENABLE.power)) return;
		const gestures = this.has(REGISTER.enable, ENABLE.gesture);
		const proximity = this.has(REGISTER.enable, ENABLE.proximity);
		if (!gestures && !proximity) return;
		const inGesture = gestures && this.has(REGISTER.gestureConfig4, CONFIG4.mode);
		const { conversion, waitStep } = this.timings;
		const waits = this.has(REGISTER.enable, ENABLE.wait) ? waitStep * (256 - this.at(REGISTER.waitTime)) : 0;
		const gestureWait = GESTURE_WAITS[(this.at(REGISTER.gestureConfig2) & 7) as 0] ?? 0;
		const milliseconds = conversion + (inGesture ? gestureWait : waits);
		this.cancel = this.clock.after(Math.round(milliseconds * CYCLES_PER_MILLISECOND), () => {
			if (inGesture) this.addDataset();
			else if (proximity) this.measureProximity(gestures);
			this.settle();
			this.run();
		});
	}

	private measureProximity(gestures: boolean): void {
		const nearness = this.light().reduce((all, one) => all + one, 0) / 4;
		this.registers[REGISTER.proximity] = nearness;
		this.put(REGISTER.status, STATUS.proximityValid, true);
		if (nearness < this.at(REGISTER.lowThreshold) || nearness > this.at(REGISTER.highThreshold))
			this.put(REGISTER.status, STATUS.proximityInterrupt, true);
		if (gestures && nearness > this.at(REGISTER.gestureEntry)) this.put(REGISTER.gestureConfig4, CONFIG4.mode, true);
	}

	private addDataset(): void {
		const dataset = this.light();
		this.fifo.add(dataset);
		const isBelow = dataset.every((one) => one < this.at(REGISTER.gestureExit));
		this.belowExit = isBelow ? this.belowExit + 1 : 0;
		if (this.belowExit < (EXIT_AFTER[(this.at(REGISTER.gestureConfig1) & 3) as 0] ?? 1)) return;
		this.belowExit = 0;
		this.put(REGISTER.gestureConfig4, CONFIG4.mode, false);
	}

	/** GVALID: from enough datasets on, until the gesture is over and all are read. */
	private settle(): void {
		const enough = VALID_FROM[(this.at(REGISTER.gestureConfig1) >> 6) as 0] ?? 1;
		if (this.fifo.level >= enough) this.isValid = true;
		else if (this.fifo.level === 0 && !this.has(REGISTER.gestureConfig4, CONFIG4.mode)) this.isValid = false;
		this.onInterrupt();
	}
}
