import { AVRIOPort, type AVRPortConfig, INT0 } from "avr8js";
import type { ChipCpu } from "./chip-cpu.ts";

/** Private members of avr8js's port. */
interface Inside {
	/** The levels on the pins from outside, and the port's register PIN as it was last. */
	pinValue: number;
	lastPin: number;
	/** What the port puts out. */
	readonly lastValue: number;
	updatePinRegister(directions: number): void;
	toggleInterrupt(bit: number, rising: boolean): void;
}

/** A port of the chip: avr8js's, limited to changed pins, and to enabled interrupts. */
export class Port extends AVRIOPort {
	private readonly inside: Inside;
	private readonly registers: Uint8Array;
	private readonly directions: number;

	constructor(cpu: ChipCpu, config: AVRPortConfig) {
		super(cpu, config);
		const inside = this as unknown as Inside;
		const mask = config.pinChange?.PCMSK ?? 0;
		inside.updatePinRegister = (directions) => {
			const now = (inside.pinValue & ~directions) | (inside.lastValue & directions);
			const { data: registers } = cpu;
			registers[config.PIN] = now;
			let changed = now ^ inside.lastPin;
			if (changed === 0) return;
			const interrupts = (registers[INT0.EIMSK] ?? 0) !== 0 || (registers[mask] ?? 0) !== 0;
			for (; changed !== 0; changed &= changed - 1) {
				const bit = 31 - Math.clz32(changed & -changed);
				const rising = ((now >> bit) & 1) === 1;
				if (interrupts) inside.toggleInterrupt(bit, rising);
				this.externalClockListeners[bit]?.(rising);
			}
			inside.lastPin = now;
		};
		this.inside = inside;
		this.registers = cpu.data;
		this.directions = config.DDR;
	}

	/** As `setPin`, which for an output only keeps the level for later. */
	levelChanged(bit: number, high: boolean): void {
		if (((this.registers[this.directions] ?? 0) >> bit) & 1) this.noteLevel(bit, high);
		else this.setPin(bit, high);
	}

	/** As `setPin`, for a pin that is an output: it has no effect until it is an input again. */
	noteLevel(bit: number, high: boolean): void {
		const mask = 1 << bit;
		this.inside.pinValue = high ? this.inside.pinValue | mask : this.inside.pinValue & ~mask;
	}
}
