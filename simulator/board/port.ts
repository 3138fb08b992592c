import { AVRIOPort, type AVRPortConfig, INT0, PinState } from "avr8js";
import type { ChipCpu } from "./chip-cpu.ts";

/** Private members of avr8js's port. */
interface Inside {
	/** The levels on the pins from outside, and the port's register PIN as it was last. */
	pinValue: number;
	lastPin: number;
	/** What the port puts out, and its directions. */
	lastValue: number;
	lastDdr: number;
	/** The bits that no timer drives, and what timers drive the others to. */
	readonly overrideMask: number;
	readonly overrideValue: number;
	readonly listeners: readonly ((value: number, before: number) => void)[];
	writeGpio(value: number, directions: number): void;
	updatePinRegister(directions: number): void;
	toggleInterrupt(bit: number, rising: boolean): void;
}

/** What a pin of a port drives. */
export interface PortPin {
	/** The level of its net. */
	readonly high: boolean;
	/** The program or a timer has set the pin's level, direction or pull-up; perhaps to what it was. */
	pinSet(state: PinState): void;
}

/** A port of the chip: avr8js's, limited to changed pins, and to enabled interrupts. */
export class Port extends AVRIOPort {
	private readonly inside: Inside;
	private readonly chip: ChipCpu;
	/** Addresses of the port's registers. */
	private readonly direction: number;
	private readonly output: number;
	private readonly input: number;
	private readonly changeMask: number;
	/** By bit. */
	private readonly pins: (PortPin | undefined)[] = Array.from({ length: 8 }, () => undefined);

	constructor(cpu: ChipCpu, config: AVRPortConfig) {
		super(cpu, config);
		this.inside = this as unknown as Inside;
		this.chip = cpu;
		this.direction = config.DDR;
		this.output = config.PORT;
		this.input = config.PIN;
		this.changeMask = config.pinChange?.PCMSK ?? 0;
		this.inside.writeGpio = this.setOutputs;
		this.inside.updatePinRegister = this.updateInputs;
		cpu.writeHooks[config.PORT] = (value) => this.write(value);
	}

	private write(value: number): true {
		const { data } = this.chip;
		const directions = data[this.direction] ?? 0;
		data[this.output] = value;
		this.setOutputs(value, directions);
		this.updateInputs(directions);
		return true;
	}

	/** avr8js's `writeGpio`. */
	private setOutputs(value: number, directions: number): void {
		const { inside, pins } = this;
		const before = inside.lastValue;
		const now = (((value & inside.overrideMask) | inside.overrideValue) & directions) | (value & ~directions);
		let changed = (now ^ before) | (directions ^ inside.lastDdr);
		if (changed === 0) return;
		this.readLevels(inside.lastDdr & ~directions);
		inside.lastValue = now;
		inside.lastDdr = directions;
		for (; changed !== 0; changed &= changed - 1) {
			const bit = 31 - Math.clz32(changed & -changed);
			const high = ((now >> bit) & 1) === 1;
			if ((directions >> bit) & 1) pins[bit]?.pinSet(high ? PinState.High : PinState.Low);
			else pins[bit]?.pinSet(high ? PinState.InputPullUp : PinState.Input);
		}
		const { listeners } = inside;
		for (let index = 0; index < listeners.length; index++) listeners[index]?.(now, before);
	}

	/** avr8js's `updatePinRegister`. */
	private updateInputs(directions: number): void {
		const { inside, chip } = this;
		const { data } = chip;
		const now = (inside.pinValue & ~directions) | (inside.lastValue & directions);
		data[this.input] = now;
		let changed = now ^ inside.lastPin;
		if (changed === 0) return;
		const interrupts = (data[INT0.EIMSK] ?? 0) !== 0 || (data[this.changeMask] ?? 0) !== 0;
		for (; changed !== 0; changed &= changed - 1) {
			const bit = 31 - Math.clz32(changed & -changed);
			const rising = ((now >> bit) & 1) === 1;
			if (interrupts) inside.toggleInterrupt(bit, rising);
			this.externalClockListeners[bit]?.(rising);
		}
		inside.lastPin = now;
	}

	/** From now on the port's bit drives this pin. */
	connect(bit: number, pin: PortPin): void {
		this.pins[bit] = pin;
	}

	/** As `setPin`, for the pin's net: an output reads it once it is an input again. */
	levelChanged(bit: number, high: boolean): void {
		if ((((this.chip.data[this.direction] ?? 0) >> bit) & 1) === 0) this.setPin(bit, high);
	}

	/** Takes the levels of the nets, for pins that are outputs no longer. */
	private readLevels(bits: number): void {
		for (let left = bits; left !== 0; left &= left - 1) {
			const bit = 31 - Math.clz32(left & -left);
			const pin = this.pins[bit];
			if (!pin) continue;
			const mask = 1 << bit;
			this.inside.pinValue = pin.high ? this.inside.pinValue | mask : this.inside.pinValue & ~mask;
		}
	}
}
